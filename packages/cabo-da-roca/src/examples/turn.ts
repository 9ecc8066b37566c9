import { A, B, type CaboExample, cross, deepLand, openSea, strait, table } from './positions.ts';

const unlaid = { home: ['A', 'B'], homeLaid: [false, false] } as const;
const blocked = {
  '1t1': { at: [0, 0], heading: 'N' },
  '1t2': { at: [2, 0], heading: 'N' },
  '1f1': { at: [1, 1], heading: 'E' },
  '1f2': { at: [0, 1], heading: 'N' },
  '1p': { at: [2, 1], heading: 'N' },
} as const;

/** Examples: the steps of a turn and its actions. */
export const turn: readonly CaboExample[] = [
  {
    id: 'everyone-in-turn',
    shows: ['turn.order'],
    title: { fr: 'Chacun son tour', en: 'Everyone in turn' },
    caption: {
      fr: 'C’est à A de piocher. B s’y prend trop tôt.',
      en: 'It is for A to draw. B is too early.',
    },
    position: cross({ round: 2, phase: 'tile', ...unlaid }),
    actions: [{ kind: 'drawTile', seat: B }],
    legal: false,
  },
  {
    id: 'tile-before-ships',
    shows: ['turn.tile'],
    title: { fr: 'La tuile d’abord', en: 'The tile first' },
    caption: {
      fr: 'A veut avancer avant d’avoir posé sa tuile.',
      en: 'A wants to sail before laying the tile.',
    },
    position: openSea({ phase: 'tile', ships: { '0t1': { at: [0, 0], heading: 'E' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'departures-before-moves',
    shows: ['turn.steps'],
    title: { fr: 'Les départs avant le reste', en: 'Departures before the rest' },
    caption: {
      fr: 'Le bateau 1 est encore au port A. Le bateau 2, en mer, attend son départ.',
      en: 'Ship 1 is still in port A. Ship 2, at sea, waits for it to leave.',
    },
    position: strait({ stage: 'depart', ships: { '0t1': { at: [1, 0] }, '0t2': { at: [0, 1], heading: 'E' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t2' }],
    legal: false,
  },
  {
    id: 'no-rest-in-port',
    shows: ['turn.must-depart'],
    title: { fr: 'Pas de repos au port', en: 'No rest in port' },
    caption: {
      fr: 'Une issue est ouverte : A ne peut pas finir son tour tant que le bateau n’est pas parti.',
      en: 'A way out is open: A cannot end the turn before the ship has left.',
    },
    position: strait({ stage: 'depart', ships: { '0t1': { at: [1, 0] } } }),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: false,
  },
  {
    id: 'no-way-out',
    shows: ['actions.optional'],
    title: { fr: 'Aucune issue', en: 'No way out' },
    caption: {
      fr: 'Cinq bateaux de B barrent les cinq sorties. Le bateau de A reste, et le tour peut finir.',
      en: 'Five ships of B bar the five ways out. A’s ship stays, and the turn may end.',
    },
    position: table(
      `qNE A.N qNW
       ~   ~   ~`,
      { stage: 'depart', ships: { '0t1': { at: [1, 0] }, ...blocked } },
    ),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: true,
  },
  {
    id: 'out-of-actions',
    shows: ['turn.limit'],
    title: { fr: 'Plus d’action', en: 'Out of actions' },
    caption: {
      fr: 'A a joué ses deux actions et voudrait une case de plus.',
      en: 'A has used both actions and would like one more square.',
    },
    position: openSea({ left: 0, ships: { '0t1': { at: [0, 0], heading: 'E', advanced: 2 } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'third-ship-third-action',
    shows: ['actions.three'],
    title: { fr: 'Troisième bateau, troisième action', en: 'Third ship, third action' },
    caption: {
      fr: 'Avec sa dernière action, A achète un troisième bateau : il lui en revient une.',
      en: 'With the last action A buys a third ship: that gives one more.',
    },
    position: strait({
      stage: 'buy',
      left: 1,
      ships: { '0t1': { at: [4, 1], heading: 'E' }, '0f1': { at: [3, 1], heading: 'E' } },
      sailors: [{ owner: A, at: [1, 0] }],
    }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'fishing', at: [1, 0] }],
    legal: true,
  },
  {
    id: 'one-action-each',
    shows: ['actions.any-piece', 'sailors.step'],
    title: { fr: 'Une action chacun', en: 'One action each' },
    caption: {
      fr: 'A tourne son bateau, puis fait marcher le marin.',
      en: 'A rotates the ship, then walks the sailor.',
    },
    position: deepLand({ ships: { '0t1': { at: [0, 2], heading: 'E' } }, sailors: [{ owner: A, at: [1, 1] }] }),
    actions: [
      { kind: 'rotate', seat: A, ship: '0t1', to: 'left' },
      { kind: 'walk', seat: A, at: [1, 1], dir: 'E' },
    ],
    legal: true,
  },
  {
    id: 'unused-actions-are-lost',
    shows: ['actions.optional', 'turn.order'],
    title: { fr: 'Des actions perdues', en: 'Actions lost' },
    caption: {
      fr: 'A n’a rien d’utile à faire et s’arrête. C’est à B.',
      en: 'A has nothing useful to do and stops. B is next.',
    },
    position: openSea({ ships: { '0t1': { at: [0, 0], heading: 'E' } } }),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: true,
  },
  {
    id: 'port-already-taken',
    shows: ['actions.one-ship-per-tile'],
    title: { fr: 'Un port déjà pris', en: 'A port already taken' },
    caption: {
      fr: 'Un bateau de B est ancré au port B : celui de A n’y entre pas.',
      en: 'A ship of B is moored in port B: A’s does not enter.',
    },
    position: strait({
      ships: { '0t1': { at: [3, 1], heading: 'S', cargo: 't01', from: 'A' }, '1f1': { at: [3, 2] } },
    }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'two-sailors-one-tile',
    shows: ['actions.one-sailor-per-tile'],
    title: { fr: 'Deux marins, une tuile', en: 'Two sailors, one tile' },
    caption: {
      fr: 'Un marin de B est déjà sur la côte.',
      en: 'A sailor of B is on the coast already.',
    },
    position: deepLand({
      sailors: [
        { owner: A, at: [1, 1] },
        { owner: 1, at: [2, 1] },
      ],
    }),
    actions: [{ kind: 'walk', seat: A, at: [1, 1], dir: 'E' }],
    legal: false,
  },
  {
    id: 'ship-on-the-coast',
    shows: ['actions.ship-and-sailor'],
    title: { fr: 'Un bateau sur la côte', en: 'A ship on the coast' },
    caption: {
      fr: 'Un bateau de B mouille sur cette côte : le marin de A ne peut pas y aller.',
      en: 'A ship of B lies on this coast: A’s sailor cannot go there.',
    },
    position: deepLand({ ships: { '1t1': { at: [2, 1], heading: 'E' } }, sailors: [{ owner: A, at: [1, 1] }] }),
    actions: [{ kind: 'walk', seat: A, at: [1, 1], dir: 'E' }],
    legal: false,
  },
  {
    id: 'sailor-on-the-coast',
    shows: ['actions.ship-and-sailor'],
    title: { fr: 'Un marin sur la côte', en: 'A sailor on the coast' },
    caption: {
      fr: 'Un marin de B s’y promène : la côte est fermée au bateau de A.',
      en: 'A sailor of B walks there: the coast is closed to A’s ship.',
    },
    position: table(
      `~   ~   ~
       qSE cS  qSW`,
      { ships: { '0t1': { at: [1, 0], heading: 'S' } }, sailors: [{ owner: 1, at: [1, 1] }] },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
];
