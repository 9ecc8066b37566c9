import { type ComptoirExample, draws, emptyTable, ships, tableWith } from './position.ts';

/** Examples of setting up. */
export const setup: readonly ComptoirExample[] = [
  {
    id: 'first-ship-at-quay-1',
    shows: ['setup.ship-pile', 'setup.first-ships', 'setup.port', 'setup.markers'],
    title: { fr: 'Le premier navire', en: 'The first ship' },
    caption: {
      fr: 'Le port est vide et tous les compteurs à 0. Le navire du dessus, de valeur 6, va au quai 1.',
      en: 'The port is empty and all counters are at 0. The top ship, of value 6, goes to quay 1.',
    },
    position: emptyTable(),
    actions: ships(6),
    legal: true,
  },
  {
    id: 'four-ships-in-order',
    shows: ['port.ship-order', 'setup.first-ships'],
    title: { fr: 'Quatre navires dans l’ordre', en: 'Four ships in order' },
    caption: {
      fr: 'Les navires 6, 4, 5 et 3 viennent aux quais 1 à 4. Le cinquième reste visible sur la pile.',
      en: 'Ships 6, 4, 5 and 3 come to quays 1 to 4. The fifth stays visible on the pile.',
    },
    position: emptyTable(),
    actions: ships(6, 4, 5, 3),
    legal: true,
  },
  {
    id: 'one-ship-of-eight',
    shows: ['ships.list'],
    title: { fr: 'Un seul navire de valeur 8', en: 'Only one ship of value 8' },
    caption: {
      fr: 'La boîte n’a qu’un navire de valeur 8. Il ne peut pas paraître deux fois.',
      en: 'The box has only one ship of value 8. It cannot come up twice.',
    },
    position: emptyTable(),
    actions: ships(8, 8),
    legal: false,
  },
  {
    id: 'goods-face-up',
    shows: ['setup.first-goods', 'setup.goods-pile'],
    title: { fr: 'Une marchandise face visible', en: 'Goods face up' },
    caption: {
      fr: 'Les quatre navires sont là. La première des seize marchandises est posée au quai 1, face visible.',
      en: 'The four ships are there. The first of the sixteen goods tiles is laid at quay 1, face up.',
    },
    position: tableWith({
      phase: 'setupGoods',
      premiums: [0, 0, 0],
      q1: '6 -',
      q2: '4 -',
      q3: '5 -',
      q4: '3 -',
      next: 8,
    }),
    actions: draws('madras'),
    legal: true,
  },
  {
    id: 'goods-in-order',
    shows: ['port.goods-order', 'setup.first-goods'],
    title: { fr: 'Du quai 1 au quai 4', en: 'From quay 1 to quay 4' },
    caption: {
      fr: 'Les quatre tuiles tirées vont aux quais 1, 2, 3 et 4, dans cet ordre.',
      en: 'The four tiles drawn go to quays 1, 2, 3 and 4, in that order.',
    },
    position: tableWith({
      phase: 'setupGoods',
      premiums: [0, 0, 0],
      q1: '6 -',
      q2: '4 -',
      q3: '5 -',
      q4: '3 -',
      next: 8,
    }),
    actions: draws('madras', 'rum', 'spices', 'vanilla'),
    legal: true,
  },
  {
    id: 'hidden-goods',
    shows: ['setup.secret-goods', 'setup.slate', 'round.first-player'],
    title: { fr: 'Une marchandise cachée chacun', en: 'One hidden tile each' },
    caption: {
      fr: 'B est le plus jeune : il tient l’ardoise et pioche d’abord, puis C, puis A. B joue le premier tour.',
      en: 'B is the youngest: B holds the slate and draws first, then C, then A. B takes the first turn.',
    },
    position: {
      ...emptyTable('B'),
      phase: 'setupHands',
      quays: ['6 madras', '4 rum', '5 madras', '3 vanilla'],
      next: 8,
    },
    actions: draws('rum', 'spices', 'madras'),
    legal: true,
  },
  {
    id: 'foreman-twice',
    shows: ['setup.contacts'],
    title: { fr: 'Deux fois le Contremaître', en: 'The Foreman twice' },
    caption: {
      fr: 'Chacun a le même jeu de relations, une carte de chaque. Le Contremaître de A est en jeu et dans sa défausse : cela ne se peut pas.',
      en: 'Everybody has the same contacts, one of each. A’s Foreman is in play and in the discard: that cannot be.',
    },
    position: tableWith({ contact: 'foreman', discards: { A: ['foreman'] } }),
    actions: [],
  },
  {
    id: 'eleven-porters',
    shows: ['setup.porters'],
    title: { fr: 'Onze porteurs', en: 'Eleven porters' },
    caption: {
      fr: 'A aurait 3, 4 et 4 porteurs à bord, onze en tout. Il n’en a que dix.',
      en: 'A would have 3, 4 and 4 porters aboard, eleven in all. A has only ten.',
    },
    position: tableWith({ q1: '4 madras A3', q2: '5 rum A4', q4: '6 spices A4' }),
    actions: [],
  },
  {
    id: 'tile-already-owned',
    shows: ['setup.tile-pile'],
    title: { fr: 'Une tuile déjà achetée', en: 'A tile already bought' },
    caption: {
      fr: 'La seule tuile Pirates de cette boîte est devant B. Elle ne peut plus sortir de la pile.',
      en: 'The only Pirates tile of this box is B’s. It cannot come off the pile any more.',
    },
    position: tableWith({ tiles: { B: ['pirates'] } }),
    actions: [
      { kind: 'openAuction', seat: 0 },
      { kind: 'revealTile', tile: 'pirates' },
    ],
    legal: false,
  },
];
