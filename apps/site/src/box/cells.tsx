import type { Lang } from '@portolan/core';
import { useLayoutEffect, useState } from 'preact/hooks';
import { fill, words } from '../kit/text.ts';
import { whole } from '../kit/whole.ts';

interface NumberCellProps {
  lang: Lang;
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number in a table: typed, or changed with the arrow keys; a wrong one stays visible and is named by the title. */
export const NumberCell = ({ lang, label, value, min, max, onChange }: NumberCellProps) => {
  const [draft, setDraft] = useState(String(value));
  // Before the next key: later, it would take back what was typed meanwhile.
  useLayoutEffect(() => setDraft(String(value)), [value]);
  const number = whole(draft) ?? Number.NaN;
  const wrong = !(number >= min && number <= max);
  const set = (text: string): void => {
    setDraft(text);
    const typed = whole(text) ?? Number.NaN;
    if (typed >= min && typed <= max && typed !== value) onChange(typed);
  };
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set(String(Math.min(max, Math.max(min, value + by))));
  };
  return (
    <input
      class={wrong ? 'cell is-bad' : 'cell'}
      inputMode="numeric"
      autocomplete="off"
      aria-label={label}
      aria-invalid={wrong ? 'true' : undefined}
      title={wrong ? fill(words.between[lang], { min, max }) : undefined}
      value={draft}
      onInput={(event) => set(event.currentTarget.value)}
      onKeyDown={press}
    />
  );
};

/** One of a few words in a table. */
export const SelectCell = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}) => (
  <select
    class="cell"
    aria-label={label}
    value={value}
    onChange={(event) => {
      const chosen = options.find((option) => option.value === event.currentTarget.value);
      if (chosen) onChange(chosen.value);
    }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value} selected={option.value === value}>
        {option.label}
      </option>
    ))}
  </select>
);
