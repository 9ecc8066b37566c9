import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { AddButton, Group, RemoveButton } from '../../../kit/controls/groups.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import { fill } from '../../../kit/text.ts';
import { words } from '../parts/words.ts';

interface Props {
  lang: Lang;
  label: string;
  mark?: ComponentChildren;
  path: string;
  /** Flags on each card. */
  value: readonly number[];
  most: number;
  onChange: (cards: readonly number[]) => void;
  /** What is wrong with a card, by its place, besides what the input says. */
  errorAt: (index: number) => string | undefined;
}

const fewest = 0;
/** A card has four flags. */
const mostFlags = 4;

/** Cards of one side of a fight, each by how many flags of the company it bears. */
export const CardRows = ({ lang, label, mark, path, value, most, onChange, errorAt }: Props) => (
  <Group
    label={label}
    mark={mark}
    action={
      <AddButton label={words.card[lang]} disabled={value.length >= most} onClick={() => onChange([...value, 1])} />
    }
  >
    <div class="rows">
      {value.map((flags, i) => (
        <div key={i} class="with-remove">
          <Stepper
            lang={lang}
            label={fill(words.cardNumber[lang], { n: i + 1 })}
            value={flags}
            min={fewest}
            max={mostFlags}
            at={`${path}[${i}]`}
            error={errorAt(i)}
            onChange={(changed) => onChange(value.map((old, j) => (j === i ? changed : old)))}
          />
          <RemoveButton
            label={`${fill(words.removeCard[lang], { n: i + 1 })} (${label})`}
            onClick={() => onChange(value.filter((_, j) => j !== i))}
          />
        </div>
      ))}
    </div>
  </Group>
);
