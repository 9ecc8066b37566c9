import type { Lang } from '@portolan/core';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useField } from '../kit/form.tsx';
import { fill, words } from '../kit/text.ts';
import { whole } from '../kit/whole.ts';

interface CellProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Its path, in a form that knows its paths; what is wrong is told by its row. */
  readonly at?: string | undefined;
  /** The id of what its row tells. */
  readonly told?: string | undefined;
}

/** A control of a table: its id, and how it shows that something is wrong with it. */
const useCell = ({ at, label, told }: Pick<CellProps<unknown>, 'at' | 'label' | 'told'>, wrong = false) => {
  const { id, error } = useField(at, label);
  const bad = wrong || error !== undefined;
  return {
    id: at === undefined ? undefined : id,
    'aria-label': label,
    'aria-invalid': bad ? ('true' as const) : undefined,
    'aria-describedby': error !== undefined ? told : undefined,
    bad,
  };
};

interface NumberCellProps extends CellProps<number> {
  readonly lang: Lang;
  readonly min: number;
  readonly max: number;
}

/** A number in a table: typed, or changed with the arrow keys; a wrong one stays visible and is named by the title. */
export const NumberCell = ({ lang, value, min, max, onChange, ...cell }: NumberCellProps) => {
  const [draft, setDraft] = useState(String(value));
  // Before the next key: later, it would take back what was typed meanwhile.
  useLayoutEffect(() => setDraft(String(value)), [value]);
  const number = whole(draft) ?? Number.NaN;
  const wrong = !(number >= min && number <= max);
  const { bad, ...attributes } = useCell(cell, wrong);
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
      {...attributes}
      class={bad ? 'cell is-bad' : 'cell'}
      inputMode="numeric"
      autocomplete="off"
      title={wrong ? fill(words.between[lang], { min, max }) : undefined}
      value={draft}
      onInput={(event) => set(event.currentTarget.value)}
      onKeyDown={press}
    />
  );
};

/** A word in a table. */
export const TextCell = ({ value, onChange, ...cell }: CellProps<string>) => {
  const { bad, ...attributes } = useCell(cell);
  return (
    <input
      {...attributes}
      class={bad ? 'cell cell-n is-bad' : 'cell cell-n'}
      autocomplete="off"
      maxLength={40}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
};

interface SelectCellProps<Value> extends CellProps<Value> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** One of a few words in a table. */
export const SelectCell = <Value extends string>({ value, options, onChange, ...cell }: SelectCellProps<Value>) => {
  const { bad, ...attributes } = useCell(cell);
  return (
    <select
      {...attributes}
      class={bad ? 'cell is-bad' : 'cell'}
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
};
