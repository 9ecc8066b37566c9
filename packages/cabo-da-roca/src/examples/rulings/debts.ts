import { A, B, type CaboExample, strait, twoLighthouses } from '../positions.ts';

const governors = [
  { owner: A, at: [1, 0] },
  { owner: B, at: [3, 2] },
] as const;
const home = ['A', 'B'] as const;

/** Examples: the open points of debts. */
export const debtRulings: readonly CaboExample[] = [
  {
    id: 'a-sale-for-a-purchase',
    shows: ['ruling.sale-for'],
    title: { fr: 'Vendre pour acheter ?', en: 'Selling to buy?' },
    caption: {
      fr: 'Avec 70 pièces, A veut vendre son bateau de pêche pour un bateau de commerce. Refusé ; à d’autres tables, 70 et 30 font 100.',
      en: 'With 70 coins, A wants to sell a fishing ship for a trade ship. Refused; at other tables 70 and 30 make 100.',
    },
    position: strait({
      stage: 'buy',
      coins: [70, 100],
      home,
      ships: { '0f1': { at: [0, 1], heading: 'E' } },
      sailors: governors,
    }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0], sell: ['0f1'] }],
    legal: false,
  },
  {
    id: 'a-toll-and-no-action',
    shows: ['ruling.forced-sale', 'lighthouse.must-sell'],
    title: { fr: 'Un péage, et plus d’action', en: 'A toll, and no action left' },
    caption: {
      fr: 'Avec sa dernière action, A sort des eaux sans pouvoir payer : il peut encore vendre. À d’autres tables, il est éliminé.',
      en: 'With the last action A leaves the waters and cannot pay: A may still sell. At other tables A is eliminated.',
    },
    position: twoLighthouses({
      seats: 3,
      left: 1,
      coins: [10, 100, 100],
      ships: { '0t1': { at: [2, 2], heading: 'S' }, '1t1': { at: [2, 0], heading: 'E' } },
      sailors: [
        { owner: 1, at: [1, 1] },
        { owner: 2, at: [3, 1] },
      ],
    }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
];
