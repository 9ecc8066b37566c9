import { A, B, type CaboExample, cross, strait, table } from './positions.ts';

const shore = `qNE cN  ..
               ~   ~   ~`;
const governors = [
  { owner: A, at: [1, 0] },
  { owner: B, at: [3, 2] },
] as const;
const home = ['A', 'B'] as const;
const beacon = `qNE A.N cN  cN  qNW ..
                ~   ~   ~   ~   ~   L
                ..  ..  qSE B.S qSW ~`;

/** Examples: the table at the start. */
export const setup: readonly CaboExample[] = [
  {
    id: 'a-port-by-chance',
    shows: ['setup.port', 'setup.coins', 'setup.cross', 'setup.stack', 'setup.cards', 'opening.oldest'],
    title: { fr: 'Un port au hasard', en: 'A port by chance' },
    caption: {
      fr: 'Cinq tuiles en croix, 150 pièces chacun, tout le reste en piles. A, le plus âgé, reçoit le port A.',
      en: 'Five tiles in a cross, 150 coins each, all the rest in piles. A, the oldest, is dealt port A.',
    },
    position: cross({ round: 1, phase: 'deal', coins: [150, 150], home: [null, null], homeLaid: [false, false] }),
    actions: [{ kind: 'dealPort', to: A, port: 'A' }],
    legal: true,
  },
  {
    id: 'late-port',
    shows: ['setup.first-sailor', 'opening.tile-or-port'],
    title: { fr: 'Un port en retard', en: 'A late port' },
    caption: {
      fr: 'Faute de place, A pose son port après le troisième tour de table. Le marin ne coûte pas de pièces, mais une action.',
      en: 'For want of a place, A lays the port after the third round. The sailor costs no coins, but an action.',
    },
    position: table(shore, { phase: 'tile', home: ['A', null], homeLaid: [false, true] }),
    actions: [{ kind: 'layPort', seat: A, at: [2, 0], rot: 0 }],
    legal: true,
  },
  {
    id: 'third-trade-ship',
    shows: ['pieces.fleet-limit'],
    title: { fr: 'Un troisième bateau de commerce', en: 'A third trade ship' },
    caption: {
      fr: 'A en a déjà deux en mer : la boîte n’en a pas d’autre pour lui.',
      en: 'A has two at sea already: the box holds no other.',
    },
    position: strait({
      stage: 'buy',
      coins: [150, 100],
      home,
      ships: { '0t1': { at: [0, 1], heading: 'E' }, '0t2': { at: [4, 1], heading: 'W' } },
      sailors: governors,
    }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }],
    legal: false,
  },
  {
    id: 'sixth-sailor',
    shows: ['pieces.sailors'],
    title: { fr: 'Un sixième marin', en: 'A sixth sailor' },
    caption: {
      fr: 'Les cinq marins de A sont en jeu : la réserve est vide.',
      en: 'All five sailors of A are in play: the stock is empty.',
    },
    position: table(`${beacon}\n..  ..  ..  ..  ..  I`, {
      stage: 'buy',
      home,
      sailors: [
        { owner: A, at: [2, 0] },
        { owner: A, at: [3, 0] },
        { owner: A, at: [3, 2] },
        { owner: A, at: [5, 1] },
        { owner: A, at: [5, 3] },
      ],
    }),
    actions: [{ kind: 'buySailor', seat: A, at: [1, 0] }],
    legal: false,
  },
];
