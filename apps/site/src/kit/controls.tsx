import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { Under, useField } from './form.tsx';
import { Icon } from './Icon.tsx';
import { fill, words } from './text.ts';
import { whole, written } from './whole.ts';

/** An error stands beside its field; empty means none. */
export type FieldError = string | undefined;

/** A field of a form that knows its paths: what is wrong at this one is told here. */
interface AtPath {
  at?: string | undefined;
}

interface StepperProps extends AtPath {
  lang: Lang;
  /** What the number counts, said by a screen reader (and shown, unless `bare`). */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  error?: FieldError;
  /** The label is written elsewhere: only the control is drawn. */
  bare?: boolean;
  /** Drawn before the label. */
  mark?: ComponentChildren;
}

const rangeError = (text: string, min: number, max: number, lang: Lang): FieldError => {
  const value = whole(text);
  if (value === undefined) return words.wholeNumber[lang];
  return value < min || value > max ? fill(words.between[lang], { min: written(min), max: written(max) }) : undefined;
};

/** − n +: tapped, typed, or moved with the arrow keys. What is typed stays as typed, with the error beside it. */
export const Stepper = ({ lang, label, value, min, max, onChange, error, bare, mark, at }: StepperProps) => {
  const { id, error: told } = useField(at, label, error);
  const [draft, setDraft] = useState(written(value));
  // Before the next key: later, it would take back what was typed meanwhile.
  useLayoutEffect(() => setDraft(written(value)), [value]);
  const wrong = rangeError(draft, min, max, lang) ?? told;
  const move = (to: number): void => {
    const next = Math.min(max, Math.max(min, to));
    setDraft(written(next));
    if (next !== value) onChange(next);
  };
  const type = (text: string): void => {
    setDraft(text);
    const typed = whole(text);
    if (typed !== undefined && typed >= min && typed <= max && typed !== value) onChange(typed);
  };
  const keys: Readonly<Record<string, number>> = { ArrowUp: value + 1, ArrowDown: value - 1 };
  const press = (event: KeyboardEvent): void => {
    const to = keys[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  return (
    <div class={wrong ? 'row is-bad' : 'row'} data-bare={bare ? '' : undefined}>
      <label for={id} class={bare ? 'sr' : undefined}>
        {mark}
        {label}
      </label>
      <span class="step">
        <button
          type="button"
          aria-label={`${words.fewer[lang]}, ${label}`}
          disabled={value <= min}
          onClick={() => move(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          // The digits of some phones have no minus sign.
          inputMode={min < 0 ? 'text' : 'numeric'}
          autocomplete="off"
          size={3}
          data-wide={draft.length > 3 ? '' : undefined}
          value={draft}
          aria-invalid={wrong ? 'true' : undefined}
          aria-describedby={wrong ? `${id}-e` : undefined}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          // Who types means another number, not more digits.
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          aria-label={`${words.more[lang]}, ${label}`}
          disabled={value >= max}
          onClick={() => move(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </span>
      {wrong && (
        <span class="err" id={`${id}-e`}>
          {wrong}
        </span>
      )}
    </div>
  );
};

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

/** A few values side by side, one of them chosen: radio buttons drawn as tiles. */
export const Segment = <Value extends string | number>({
  label,
  value,
  options,
  onChange,
  error: told,
  at,
}: ChoiceProps<Value>) => {
  const name = useId();
  const { id, error } = useField(at, label, told);
  return (
    <fieldset class={error ? 'is-bad' : undefined} id={id}>
      <legend>{label}</legend>
      <div class={`seg seg-${options.length}`}>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.mark}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p class="err" id={`${id}-e`}>
          {error}
        </p>
      )}
    </fieldset>
  );
};

/** A list to choose from, with its label above. */
export const Select = <Value extends string | number>({
  label,
  value,
  options,
  onChange,
  error: told,
  at,
}: ChoiceProps<Value>) => {
  const { id, error } = useField(at, label, told);
  return (
    <div class={error ? 'sel is-bad' : 'sel'}>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={String(value)}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={error ? `${id}-e` : undefined}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <span class="err" id={`${id}-e`}>
          {error}
        </span>
      )}
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
          id={at === undefined ? undefined : id}
          type="checkbox"
          checked={value}
          disabled={disabled}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={error ? `${id}-e` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p class="err" id={`${id}-e`}>
          {error}
        </p>
      )}
    </>
  );
};

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
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={error ? `${id}-e` : undefined}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {error && (
        <span class="err" id={`${id}-e`}>
          {error}
        </span>
      )}
    </div>
  );
};

/** A group of fields with a heading, and a button at its right if one is given. */
export const Group = ({
  label,
  mark,
  action,
  children,
}: {
  label: string;
  mark?: ComponentChildren;
  action?: ComponentChildren;
  children: ComponentChildren;
}) => (
  <fieldset>
    <legend>
      <span class="legend-seat">
        {mark}
        <span>{label}</span>
        {action}
      </span>
    </legend>
    <Under label={label}>{children}</Under>
  </fieldset>
);

/** A quiet button beside a heading: "+ card". */
export const AddButton = ({
  label,
  onClick,
  disabled = false,
}: {
  label: string;
  onClick: () => void;
  disabled?: boolean;
}) => (
  <button type="button" class="btn btn-q" onClick={onClick} disabled={disabled}>
    <Icon name="plus" /> {label}
  </button>
);

/** Takes one thing out of a list. */
export const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" class="btn btn-q btn-i" aria-label={label} title={label} onClick={onClick}>
    <Icon name="cross" />
  </button>
);
