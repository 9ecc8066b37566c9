import { useField } from '../form.tsx';
import { FieldErr, toldWrong } from './FieldErr.tsx';
import type { FieldError } from './field.ts';

/** A line of text with its label above, or beside it. */
export const TextField = ({
  label,
  value,
  onChange,
  error: told,
  maxLength = 60,
  at,
  beside = false,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: FieldError;
  maxLength?: number;
  at?: string | undefined;
  beside?: boolean;
}) => {
  const { id, error } = useField(at, label, told);
  return (
    <div class={['sel', error && 'is-bad', beside && 'is-beside'].filter(Boolean).join(' ')}>
      <label for={id}>{label}</label>
      <input
        id={id}
        class="text"
        value={value}
        maxLength={maxLength}
        autocomplete="off"
        spellcheck={false}
        {...toldWrong(id, error)}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <FieldErr of={id} says={error} inline />
    </div>
  );
};
