import { must } from '@portolan/core';
import type { Edition, Effect } from '../../edition.ts';
import { parseEdition } from '../../edition-reader.ts';

// A box in which nothing is as in ours. Only tests import this.

/** Contacts with every effect of the vocabulary. */
const strange: readonly (readonly Effect[])[] = [
  [{ do: 'place', groups: [1] }],
  [
    { do: 'place', groups: [2, 1] },
    { do: 'move', n: 2, whose: 'any', reach: 'any' },
  ],
  [
    { do: 'swap', whose: 'any' },
    { do: 'place', groups: [2], quays: [1, 2, 4] },
  ],
  [{ do: 'remove', n: 1, whose: 'other', may: true }, { do: 'replace' }],
  [
    { do: 'oneOf', of: [{ do: 'swapGoods' }, { do: 'place', groups: [1, 1] }, { do: 'replace' }] },
    { do: 'place', groups: [3] },
  ],
  [
    { do: 'place', groups: [2] },
    { do: 'swap', whose: 'own' },
    { do: 'move', n: 1, whose: 'other' },
  ],
];

const names = [
  ['clerk', 'Commis', 'Clerk'],
  ['smuggler', 'Contrebandier', 'Smuggler'],
  ['widow', 'Veuve', 'Widow'],
  ['deserter', 'Déserteur', 'Deserter'],
  ['printer', 'Imprimeur', 'Printer'],
  ['notary', 'Notaire', 'Notary'],
] as const;

/** What an owner has typed in: other contacts, goods, ships and tiles, more porters, a nearer goal. */
export const ownBox: Edition = must(
  parseEdition({
    id: 'own',
    porters: 12,
    target: 60,
    contacts: names.map(([id, fr, en], i) => ({ id, fr, en, commission: i + 1, effects: strange[i] })),
    goods: [
      { id: 'indigo', fr: 'Indigo bleu', en: 'Blue indigo', premium: 2, count: 12 },
      { id: 'sugar', fr: 'Sucre roux', en: 'Brown sugar', premium: 5, count: 12 },
      { id: 'cocoa', fr: 'Fèves de cacao', en: 'Cocoa beans', premium: 7, count: 6 },
    ],
    ships: [
      { value: 2, count: 3 },
      { value: 5, count: 8 },
      { value: 6, count: 6 },
      { value: 9, count: 2 },
    ],
    tiles: [
      { id: 'top-quality', count: 3 },
      { id: 'storm', count: 2 },
      { id: 'shortage', count: 2 },
      { id: 'fire', count: 1 },
    ],
  }),
);
