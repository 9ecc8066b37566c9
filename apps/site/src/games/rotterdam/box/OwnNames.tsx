import { type Lang, languages } from '@portolan/core';
import type { OwnName } from '@portolan/rotterdam';
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../../kit/text.ts';
import { withName } from './edits.ts';
import { words } from './words.ts';

/** The most characters of a name. */
const MOST = 40;

interface CellProps {
  readonly label: string;
  readonly value: string;
  /** What stands for a name that is not given. */
  readonly without: string;
  /** The language of the name. */
  readonly of: Lang;
  readonly onChange: (name: string) => void;
}

/** A name in one language, taken over as it is typed, without the spaces around it. */
const NameIn = ({ label, value, without, of, onChange }: CellProps) => {
  const [typed, setTyped] = useState(value);
  // A name changed elsewhere shows; a space after the one that is being typed stays.
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value]);
  return (
    <label class="rb-own">
      <span aria-hidden="true">{of.toUpperCase()}</span>
      <input
        class="cell cell-n"
        lang={of}
        aria-label={label}
        value={typed}
        placeholder={without}
        maxLength={MOST}
        autocomplete="off"
        onInput={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          if (text.trim() !== value) onChange(text.trim());
        }}
      />
    </label>
  );
};

interface Props {
  readonly lang: Lang;
  /** What is named, as its label says: "Port 2". */
  readonly what: string;
  readonly name: OwnName | undefined;
  /** What it is called without a name, by language. */
  readonly byItself: (lang: Lang) => string;
  /** The name changed; undefined when no language has one any more. */
  readonly onChange: (name: OwnName | undefined) => void;
}

/** What the owner calls a thing of the box, in each language; one that is left empty takes the other’s. */
export const OwnNames = ({ lang, what, name, byItself, onChange }: Props) => (
  <div class="rb-owns">
    {languages.map((one) => (
      <NameIn
        key={one}
        of={one}
        label={fill((one === 'fr' ? words.nameFr : words.nameEn)[lang], { what })}
        value={name?.[one] ?? ''}
        without={name?.[one === 'fr' ? 'en' : 'fr'] ?? byItself(one)}
        onChange={(text) => onChange(withName(name, one, text))}
      />
    ))}
  </div>
);
