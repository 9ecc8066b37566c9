import type { Text } from '@portolan/core';
import type { FieldList, Thing } from '../../../kit/Fields.tsx';
import { fill, inEach } from '../../../kit/text.ts';
import { wholes } from '../../../position/fields.tsx';
import { type Draft, freeId, listOf, numberIn, textIn } from './draft.ts';
import { IfWrong } from './IfWrong.tsx';
import { words } from './words.ts';

/** The names of a kind that nobody has named yet, by its number. */
export const newNames = (name: Text, n: number): Text => inEach((lang) => fill(name[lang], { n }));

/** The goods, each folded under its name: names in both languages, premium per porter, number of tiles. */
export const goods: FieldList<Draft> = [
  ...wholes('goods'),
  {
    each: 'goods',
    fold: 'rows ca-fold',
    name: ({ at, value }, lang) =>
      `${textIn(value, lang) || newNames(words.newGoods, at + 1)[lang]}, ${numberIn(value, 'premium')} × ${numberIn(value, 'count')}`,
    fields: (path) => [
      ...wholes(path),
      `${path}.*`,
      { at: `${path}.id`, as: IfWrong },
      `${path}.*`,
      { at: `${path}.count`, max: 20 },
    ],
    drop: ({ at, value }: Thing, lang) =>
      fill(words.removeGoods[lang], { name: textIn(value, lang) || newNames(words.newGoods, at + 1)[lang] }),
    fixed: (_, box) => listOf(box, 'goods').length === 1,
    most: 12,
    add: {
      label: words.addGoods,
      make: (box) => {
        const all = listOf(box, 'goods');
        return { id: freeId(all, 'goods'), ...newNames(words.newGoods, all.length + 1), premium: 2, count: 1 };
      },
    },
  },
];
