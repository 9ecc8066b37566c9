import { type Good, reconstructed } from '@portolan/cabo-da-roca';
import { languages } from '@portolan/core';
import { AddButton, RemoveButton, TextField } from '../../../kit/controls.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { fill } from '../../../kit/text.ts';
import type { Draft } from './draft.ts';
import { words } from './words.ts';

const tongues = { fr: words.french, en: words.english } as const;

/** The most goods that the form offers to name. */
const MOST_GOODS = 10;

/** An id that none of the goods has. */
const freeId = (goods: readonly Good[]): string => {
  const ids = Array.from({ length: MOST_GOODS + 1 }, (_, i) => `goods-${i + 1}`);
  return ids.find((id) => !goods.some((good) => good.id === id)) ?? 'goods';
};

/** The names of the goods; those that no card names can be taken out. */
export const Goods = ({ lang, path, value: goods, whole, onChange }: FieldProps<readonly Good[], Draft>) => {
  const used = (id: string): boolean => whole.tradeCards.some(({ good }) => good === id);
  const ours = (id: string) => reconstructed.goods.find((good) => good.id === id)?.[lang] ?? id;
  const added = {
    fr: fill(words.newGood.fr, { n: goods.length + 1 }),
    en: fill(words.newGood.en, { n: goods.length + 1 }),
  };
  return (
    <>
      {goods.map((good, i) => (
        <div key={good.id} class="cb-line">
          {languages.map((tongue) => (
            <TextField
              key={tongue}
              label={fill(words.goodIn[lang], { good: ours(good.id), tongue: tongues[tongue][lang] })}
              value={good[tongue]}
              maxLength={24}
              at={`${path}[${i}].${tongue}`}
              onChange={(name) => onChange(goods.map((old, j) => (j === i ? { ...old, [tongue]: name } : old)))}
            />
          ))}
          {!used(good.id) && goods.length > 1 && (
            <RemoveButton
              label={fill(words.removeGood[lang], { good: good[lang] })}
              onClick={() => onChange(goods.filter((_, j) => j !== i))}
            />
          )}
        </div>
      ))}
      <AddButton
        label={words.addGood[lang]}
        disabled={goods.length >= MOST_GOODS}
        onClick={() => onChange([...goods, { id: freeId(goods), ...added }])}
      />
    </>
  );
};
