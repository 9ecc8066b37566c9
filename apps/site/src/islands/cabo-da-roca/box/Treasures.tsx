import { type TreasureCard, treasureTypes } from '@portolan/cabo-da-roca';
import { Select, Stepper } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import type { BoxProps } from './errors.ts';
import { words } from './words.ts';

/** The treasure cards: what each gives a value to, and which. */
export const Treasures = ({ lang, draft, change, errorAt }: BoxProps) => {
  const set = (at: number, part: Partial<TreasureCard>) =>
    change({ treasureCards: draft.treasureCards.map((old, i) => (i === at ? { ...old, ...part } : old)) });
  return (
    <div class="rows">
      {draft.treasureCards.map((card, i) => (
        <div key={`${i} ${card.id}`} class="cb-line">
          <Select
            label={fill(words.treasure[lang], { n: i + 1 })}
            value={card.type}
            options={treasureTypes.map((type) => ({ value: type, label: words[type][lang] }))}
            error={errorAt(`treasureCards[${i}].type`, `treasureCards[${i}].id`)}
            onChange={(type) => set(i, { type })}
          />
          <Stepper
            lang={lang}
            label={fill(words.value[lang], { n: i + 1 })}
            value={card.value}
            min={0}
            max={9999}
            error={errorAt(`treasureCards[${i}].value`)}
            onChange={(value) => set(i, { value })}
          />
        </div>
      ))}
    </div>
  );
};
