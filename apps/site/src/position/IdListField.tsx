import { Toggle } from '../kit/controls/choices.tsx';
import { FieldErr } from '../kit/controls/FieldErr.tsx';
import { useField } from '../kit/form.tsx';

interface IdListProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (value: string[]) => void;
  readonly error?: string | undefined;
  /** The path of the field in the form. */
  readonly at?: string | undefined;
}

/** Several things of a known kind, ticked. */
export const IdListField = ({ label, value, options, onChange, error: told, at }: IdListProps) => {
  const { id: own, error } = useField(at, label, told);
  const unknown = value.filter((id) => !options.some((option) => option.id === id));
  const all = [...options, ...unknown.map((id) => ({ id, name: id }))];
  const count = value.length > 0 ? `\u00a0(${value.length})` : '';
  return (
    <details id={at === undefined ? undefined : own} class={error ? 'ids is-bad' : 'ids'} open={error !== undefined}>
      <summary>
        {label}
        <span class="num">{count}</span>
      </summary>
      <FieldErr of={own} says={error} />
      <fieldset class="ids-all" aria-label={label}>
        {all.map(({ id, name }) => (
          <Toggle
            key={id}
            label={name}
            value={value.includes(id)}
            onChange={(on) => onChange(on ? [...value, id] : value.filter((other) => other !== id))}
          />
        ))}
      </fieldset>
    </details>
  );
};
