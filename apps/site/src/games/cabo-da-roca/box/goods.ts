import { type Good, reconstructed } from '@portolan/cabo-da-roca';
import { type Lang, languages } from '@portolan/core';
import type { FieldList } from '../../../kit/Fields.tsx';
import { fill, inEach } from '../../../kit/text.ts';
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

/** A kind by our name for it, as it keeps its label while its name is typed; one of the owner’s own by its number. */
const ours = ({ id }: Good, at: number, lang: Lang): string =>
  reconstructed.goods.find((good) => good.id === id)?.[lang] ?? fill(words.newGood[lang], { n: at + 1 });

/** The names of the goods; those that a card names have to stay. */
export const goods: FieldList<Draft> = [
  {
    each: 'goods',
    row: 'cb-line',
    name: ({ value }, lang) => (value as Good)[lang],
    fields: (path, { at, value }) =>
      languages.map((tongue) => ({
        at: `${path}.${tongue}`,
        label: inEach((lang) =>
          fill(words.goodIn[lang], { good: ours(value as Good, at, lang), tongue: tongues[tongue][lang] }),
        ),
      })),
    drop: ({ value }, lang) => fill(words.removeGood[lang], { good: (value as Good)[lang] }),
    fixed: ({ value }, { goods: all, tradeCards }) =>
      all.length === 1 || tradeCards.some(({ good }) => good === (value as Good).id),
    most: MOST_GOODS,
    add: {
      label: words.addGood,
      make: ({ goods: all }) => ({
        id: freeId(all),
        ...inEach((lang) => fill(words.newGood[lang], { n: all.length + 1 })),
      }),
    },
  },
];
