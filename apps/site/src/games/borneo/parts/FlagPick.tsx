import { type FlagLetter, flagName } from '@portolan/boards/borneo';
import type { Lang } from '@portolan/core';
import { Overlay } from '../../../kit/picks.tsx';
import { FlagMark } from './marks.tsx';
import { flagLetters } from './names.ts';

/** One flag of a card, chosen from a list. */
export const FlagPick = ({
  lang,
  label,
  value,
  onChange,
  bad = false,
}: {
  lang: Lang;
  label: string;
  value: FlagLetter;
  onChange: (letter: FlagLetter) => void;
  bad?: boolean;
}) => (
  <Overlay
    label={label}
    bad={bad}
    value={value}
    options={flagLetters.map((letter) => ({ value: letter, label: flagName(letter, lang) }))}
    onChange={(text) => onChange(text as FlagLetter)}
  >
    <FlagMark letter={value} width={34} />
  </Overlay>
);
