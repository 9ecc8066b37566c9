import { A, type ComptoirExample, draws, ships as shipsCome, tableWith } from './position.ts';

/** Two ships leave, the one at quay 3 first. */
const twoGone = {
  contact: 'innkeeper',
  q2: '5 rum A2B2',
  q3: '4 madras A1C2',
} as const;

/** Examples of new ships and their goods. */
export const ships: readonly ComptoirExample[] = [
  {
    id: 'one-draw-a-ship',
    shows: ['ships.draw-goods'],
    title: { fr: 'Une tuile par nouveau navire', en: 'One tile for each new ship' },
    caption: {
      fr: 'Un navire de valeur 5 est venu au quai 2. A tire une tuile, et en a deux en main.',
      en: 'A ship of value 5 has come to quay 2. A draws one tile and has two in hand.',
    },
    position: tableWith({ phase: 'drawGoods', played: 'foreman', q2: '5 -', hands: { A: ['vanilla'] } }),
    actions: draws('madras'),
    legal: true,
  },
  {
    id: 'hidden-tile-given',
    shows: ['ships.assign-goods'],
    title: { fr: 'La tuile cachée servie', en: 'The hidden tile is given' },
    caption: {
      fr: 'A peut donner l’une ou l’autre. Il pose sa Vanille, et garde la tuile Madras, qui devient sa tuile cachée.',
      en: 'A may give either. A lays the Vanilla and keeps the Madras, which becomes the hidden tile.',
    },
    position: tableWith({ phase: 'assign', played: 'foreman', q2: '5 -', hands: { A: ['vanilla', 'madras'] } }),
    actions: [{ kind: 'assignGoods', seat: A, tiles: { 2: 'vanilla' } }],
    legal: true,
  },
  {
    id: 'old-ship-new-goods',
    shows: ['ships.assign-goods'],
    title: { fr: 'Un ancien navire', en: 'An old ship' },
    caption: {
      fr: 'Le nouveau navire est au quai 2. A ne peut pas donner sa tuile à celui du quai 1.',
      en: 'The new ship is at quay 2. A cannot give the tile to the one at quay 1.',
    },
    position: tableWith({ phase: 'assign', played: 'foreman', q2: '5 -', hands: { A: ['vanilla', 'madras'] } }),
    actions: [{ kind: 'assignGoods', seat: A, tiles: { 1: 'madras' } }],
    legal: false,
  },
  {
    id: 'lowest-quay-first',
    shows: ['ruling.quay-order', 'ships.replaced'],
    title: { fr: 'Le plus petit numéro d’abord', en: 'The lowest number first' },
    caption: {
      fr: 'Le quai 3 s’est vidé avant le quai 2. Le navire visible va pourtant au quai 2, et le suivant au quai 3.',
      en: 'Quay 3 was emptied before quay 2. Yet the visible ship goes to quay 2, and the next one to quay 3.',
    },
    position: tableWith(twoGone),
    actions: [
      { kind: 'place', seat: A, quays: [2, 3] },
      { kind: 'depart', seat: A, quay: 3 },
      { kind: 'payCommission', seat: A },
      { kind: 'payCommission', seat: A },
      ...shipsCome(3),
    ],
    legal: true,
  },
  {
    id: 'known-goods',
    shows: ['sailing.goods-under-pile'],
    title: { fr: 'Une tuile connue d’avance', en: 'A tile known beforehand' },
    caption: {
      fr: 'Il n’y a plus de tuile mélangée. La première remise sous la pile est une tuile Rhum : c’est elle qui vient.',
      en: 'No shuffled tile is left. The first one put under the pile is Rum: it is the one that comes.',
    },
    position: tableWith({
      phase: 'drawGoods',
      played: 'foreman',
      q2: '5 -',
      hands: { A: ['madras'], B: ['rum'], C: ['spices'] },
      goods: {},
      tail: ['rum', 'madras', 'madras', 'vanilla', 'rum', 'madras', 'spices', 'madras', 'rum', 'rum'],
    }),
    actions: draws('madras'),
    legal: false,
  },
];
