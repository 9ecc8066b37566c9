import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useField } from '../form.tsx';
import { FieldErr, toldWrong } from './FieldErr.tsx';
import type { AtPath, FieldError } from './field.ts';

/** One of several values, with the words for it and a drawing. */
export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  readonly mark?: ComponentChildren;
}

interface ChoiceProps<Value> extends AtPath {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  error?: FieldError;
}

interface SegmentProps<Value> extends ChoiceProps<Value> {
  /** The drawings say what they are: the words are for those who cannot see them. */
  drawn?: boolean;
}

/** A few values side by side, one of them chosen: radio buttons drawn as tiles. */
export const Segment = <Value extends string | number>({
  label,
  value,
  options,
  onChange,
  error: told,
  at,
  drawn = false,
}: SegmentProps<Value>) => {
  const name = useId();
  const { id, error, untold } = useField(at, label, told);
  return (
    <fieldset class={error ? 'is-bad' : undefined} id={id}>
      <legend>{label}</legend>
      <div class={drawn ? 'seats' : `seg seg-${options.length}`}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={!untold && option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.mark}
            <span class={drawn ? 'sr' : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldErr of={id} says={error} />
    </fieldset>
  );
};

/** A list to choose from, with its label above; of what nobody has told yet it asks. */
export const Select = <Value extends string | number>({
  label,
  value,
  options,
  onChange,
  error: told,
  at,
}: ChoiceProps<Value>) => {
  const { id, error, untold } = useField(at, label, told);
  const now = untold ? '?' : value;
  return (
    <div class={error ? 'sel is-bad' : 'sel'}>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={String(now)}
        {...toldWrong(id, error)}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {untold && <option selected>?</option>}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)} selected={option.value === now}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldErr of={id} says={error} inline />
    </div>
  );
};

/** Yes or no: a checkbox with its label at the right. */
export const Toggle = ({
  label,
  value,
  onChange,
  disabled = false,
  at,
}: {
  label: ComponentChildren;
  value: boolean;
  onChange: (value: boolean) => void;
  disabled?: boolean;
  at?: string | undefined;
}) => {
  const { id, error } = useField(at, typeof label === 'string' ? label : '');
  return (
    <>
      <label class="toggle">
        <input
          id={id}
          type="checkbox"
          checked={value}
          disabled={disabled}
          {...toldWrong(id, error)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldErr of={id} says={error} />
    </>
  );
};
