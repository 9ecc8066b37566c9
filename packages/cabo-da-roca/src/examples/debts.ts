import { A, type CaboExample, twoLighthouses } from './table.ts';

const tolls = {
  seats: 3,
  ships: { '0t1': { at: [2, 2], heading: 'S' } },
  sailors: [
    { owner: 1, at: [1, 1] },
    { owner: 2, at: [3, 1] },
  ],
} as const;

/** Examples of debts. */
export const debts: readonly CaboExample[] = [
  {
    id: 'sold-for-a-toll',
    shows: ['debts.sell', 'buying.resale', 'lighthouse.toll'],
    title: { fr: 'Vendu pour un péage', en: 'Sold for a toll' },
    caption: {
      fr: 'A doit deux péages et n’a de quoi en payer qu’un. Il vend son bateau 50 pièces, paie, et joue la suite.',
      en: 'A owes two tolls and has the coins for one. The ship is sold for 50 coins, the toll is paid, play goes on.',
    },
    position: twoLighthouses({ ...tolls, coins: [30, 100, 100] }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'sell', seat: A, piece: '0t1' },
    ],
    legal: true,
  },
  {
    id: 'debt-comes-first',
    shows: ['debts.at-once'],
    title: { fr: 'La dette d’abord', en: 'The debt first' },
    caption: {
      fr: 'Un péage de 20 pièces est dû. A ne peut pas finir son tour sans l’avoir réglé.',
      en: 'A toll of 20 coins is due. A cannot end the turn without settling it.',
    },
    position: twoLighthouses({ ...tolls, coins: [30, 100, 100] }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'endTurn', seat: A },
    ],
    legal: false,
  },
  {
    id: 'nothing-sold-without-debt',
    shows: ['debts.sell'],
    title: { fr: 'Sans dette, pas de vente', en: 'No debt, no sale' },
    caption: {
      fr: 'A voudrait se défaire d’un bateau pour ses 50 pièces. Il ne doit rien à personne : c’est non.',
      en: 'A would like to part with a ship for 50 coins. A owes nothing to anybody: no.',
    },
    position: twoLighthouses({ ...tolls }),
    actions: [{ kind: 'sell', seat: A, piece: '0t1' }],
    legal: false,
  },
];
