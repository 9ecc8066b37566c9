import type { FlagLetter } from '@portolan/boards/borneo';
import type { Lang } from '@portolan/core';
import { AddButton, RemoveButton } from '../../../kit/controls/groups.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { FlagPick } from './FlagPick.tsx';
import { flagLetters } from './names.ts';
import { words } from './words.ts';

const isLetter = (text: string | undefined): text is FlagLetter => flagLetters.some((letter) => letter === text);

/** The four flags of a card written `RRB/G` or as a whole face: three of the upper row, then the lower one. */
export const flagsOfFace = (face: string): readonly [FlagLetter, FlagLetter, FlagLetter, FlagLetter] => {
  const [a, b, c, , d] = face;
  const at = (letter: string | undefined): FlagLetter => (isLetter(letter) ? letter : 'R');
  return [at(a), at(b), at(c), at(d)];
};

/** A card with one flag changed (0 to 2 the upper row, 3 the lower flag); its spice, if written, stays. */
export const withFlag = (face: string, slot: number, letter: FlagLetter): string => {
  const flags = flagsOfFace(face).map((old, i) => (i === slot ? letter : old));
  return `${flags.slice(0, 3).join('')}/${flags[3]}${face.slice(5)}`;
};

interface CardProps {
  lang: Lang;
  /** "Carte 2": what the card is called by a screen reader and beside it. */
  label: string;
  value: string;
  onChange: (face: string) => void;
  onRemove?: (() => void) | undefined;
  removeLabel?: string;
  bad?: boolean;
}

/** A card by its flags, laid out as printed: three above, one below. */
export const CardByFlags = ({ lang, label, value, onChange, onRemove, removeLabel = '', bad = false }: CardProps) => {
  const flags = flagsOfFace(value);
  const names = [0, 1, 2].map((i) => fill(words.upperFlag[lang], { n: i + 1 }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second heading inside the group
    <div class={bad ? 'flagcard is-bad' : 'flagcard'} role="group" aria-label={label}>
      <span class="flagcard-n" aria-hidden="true">
        {label}
      </span>
      <span class="flagcard-f">
        {[...names, words.lowerFlag[lang]].map((name, slot) => (
          <FlagPick
            key={name}
            lang={lang}
            label={`${label}, ${name}`}
            value={flags[slot]!}
            onChange={(letter) => onChange(withFlag(value, slot, letter))}
          />
        ))}
      </span>
      {onRemove && <RemoveButton label={removeLabel} onClick={onRemove} />}
    </div>
  );
};

/** The cards of a port from the Harbor card down, each by its flags. */
export const TowerInput = ({
  lang,
  value,
  most,
  onChange,
}: {
  lang: Lang;
  value: readonly string[];
  most: number;
  onChange: (tower: readonly string[]) => void;
}) => (
  <div class="rows">
    {value.map((face, i) => (
      <CardByFlags
        key={i}
        lang={lang}
        label={fill(words.cardNumber[lang], { n: i + 1 })}
        value={face}
        onChange={(changed) => onChange(value.map((old, j) => (j === i ? changed : old)))}
        onRemove={() => onChange(value.filter((_, j) => j !== i))}
        removeLabel={fill(words.removeCard[lang], { n: i + 1 })}
      />
    ))}
    <AddButton
      label={capital(words.card[lang])}
      disabled={value.length >= most}
      onClick={() => onChange([...value, value[value.length - 1] ?? 'RBG/Y'])}
    />
  </div>
);
