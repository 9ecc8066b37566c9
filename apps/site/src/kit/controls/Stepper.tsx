import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useField } from '../form.tsx';
import { Icon } from '../Icon.tsx';
import { fill, words } from '../text.ts';
import { whole, written } from '../whole.ts';
import { FieldErr, toldWrong } from './FieldErr.tsx';
import type { AtPath, FieldError } from './field.ts';

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
  const { id, error: told, untold, confirm } = useField(at, label, error);
  const shown = untold ? '' : written(value);
  const [draft, setDraft] = useState(shown);
  // Before the next key: later, it would take back what was typed meanwhile.
  useLayoutEffect(() => setDraft(shown), [shown]);
  // What nobody has told is counted from nothing: one less of it is nothing yet, also where less than nothing can be.
  const from = untold ? 0 : value;
  const fewer = untold ? 0 : value - 1;
  const wrong = (untold && draft === '' ? undefined : rangeError(draft, min, max, lang)) ?? told;
  const set = (next: number): void => {
    // What stands in a list is told by its own path where it stays as it is.
    if (untold && next === value && confirm) confirm();
    else if (untold || next !== value) onChange(next);
  };
  const move = (to: number): void => {
    const next = Math.min(max, Math.max(min, to));
    setDraft(written(next));
    set(next);
  };
  const type = (text: string): void => {
    setDraft(text);
    const typed = whole(text);
    if (typed !== undefined && typed >= min && typed <= max) set(typed);
  };
  const keys: Readonly<Record<string, number>> = { ArrowUp: from + 1, ArrowDown: fewer };
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
          disabled={!untold && value <= min}
          onClick={() => move(fewer)}
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
          placeholder={untold ? '?' : undefined}
          {...toldWrong(id, wrong)}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          // Who types means another number, not more digits.
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          aria-label={`${words.more[lang]}, ${label}`}
          disabled={from >= max}
          onClick={() => move(from + 1)}
        >
          <Icon name="plus" />
        </button>
      </span>
      <FieldErr of={id} says={wrong} inline />
    </div>
  );
};
