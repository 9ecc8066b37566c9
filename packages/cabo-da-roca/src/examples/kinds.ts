import { A, type CaboExample, hazards, lighthouse, openSea, strait, table } from './positions.ts';

const shore = `~   ~   ~   ~   ..  ..
               ~   ~   ~   ~   ~   L
               qSE A.S qSW ..  ~   ..`;
const pirate = { at: [1, 1], heading: 'N' } as const;
const loaded = { at: [2, 1], heading: 'N', cargo: 't21', from: 'B' } as const;

/** Examples: what the three kinds of ship may. */
export const kinds: readonly CaboExample[] = [
  {
    id: 'fishing-ship-leaves-the-shore',
    shows: ['fishing.coasting'],
    title: { fr: 'Trop loin de la côte', en: 'Too far from the shore' },
    caption: {
      fr: 'Une case plus au nord, ce bateau de pêche n’aurait plus de terre autour de lui.',
      en: 'One square farther north, this fishing ship would have no land around it.',
    },
    position: table(shore, { ships: { '0f1': { at: [1, 1], heading: 'N' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0f1' }],
    legal: false,
  },
  {
    id: 'quarter-land-does-not-help',
    shows: ['fishing.coasting'],
    title: { fr: 'Le quart de terre n’aide pas', en: 'Quarter land does not help' },
    caption: {
      fr: 'Plus à l’est, le seul voisin de terre serait un quart de terre, qui compte comme de la mer.',
      en: 'Farther east, the only land nearby would be quarter land, which counts as sea.',
    },
    position: table(shore, { ships: { '0f1': { at: [2, 1], heading: 'E' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0f1' }],
    legal: false,
  },
  {
    id: 'over-the-shoals',
    shows: ['fishing.shoals'],
    title: { fr: 'Sur les hauts-fonds', en: 'Over the shoals' },
    caption: {
      fr: 'Un bateau de pêche passe, et la côte est juste dessous.',
      en: 'A fishing ship passes, with the coast just below.',
    },
    position: hazards({ ships: { '0f1': { at: [0, 0], heading: 'S' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0f1' }],
    legal: true,
  },
  {
    id: 'fishing-ship-on-the-rock',
    shows: ['fishing.sinks'],
    title: { fr: 'Naufrage sur le rocher', en: 'Wrecked on the rock' },
    caption: {
      fr: 'À une table où ce coup se joue, le bateau de pêche va sur le rocher et coule.',
      en: 'At a table where this may be played, the fishing ship goes onto the rock and sinks.',
    },
    rulings: { 'hazard-entry': 'sinks' },
    position: hazards({ ships: { '0f1': { at: [1, 0], heading: 'S' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0f1' }],
    legal: true,
  },
  {
    id: 'fishing-ship-without-guns',
    shows: ['fishing.unarmed'],
    title: { fr: 'Un filet n’est pas un canon', en: 'A net is not a gun' },
    caption: {
      fr: 'Le bateau de pêche a un rival par le travers. Il ne peut pas tirer.',
      en: 'The fishing ship has a rival abeam. It cannot fire.',
    },
    position: hazards({ ships: { '0f1': { at: [1, 0], heading: 'N' }, '1t1': { at: [2, 0], heading: 'N' } } }),
    actions: [{ kind: 'attack', seat: A, ship: '0f1', at: [2, 0] }],
    legal: false,
  },
  {
    id: 'trade-ship-sails-out',
    shows: ['trader.open-sea'],
    title: { fr: 'Cap au large', en: 'Out to sea' },
    caption: {
      fr: 'Là où le bateau de pêche doit rester, un bateau de commerce va au large.',
      en: 'Where a fishing ship must stay, a trade ship sails out.',
    },
    position: table(shore, { ships: { '0t1': { at: [1, 1], heading: 'N' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'trade-ship-in-the-shoals',
    shows: ['trader.sinks'],
    title: { fr: 'Échoué', en: 'Aground' },
    caption: {
      fr: 'À une table où ce coup se joue, le bateau de commerce entre dans les hauts-fonds et coule.',
      en: 'At a table where this may be played, the trade ship enters the shoals and sinks.',
    },
    rulings: { 'hazard-entry': 'sinks' },
    position: hazards({ ships: { '0t1': { at: [0, 0], heading: 'S' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'trade-ship-without-guns',
    shows: ['trader.unarmed'],
    title: { fr: 'Un marchand sans canons', en: 'A merchant without guns' },
    caption: {
      fr: 'Un bateau de commerce ne tire pas non plus.',
      en: 'A trade ship does not fire either.',
    },
    position: openSea({ ships: { '0t1': { at: [1, 1], heading: 'N' }, '1t1': { at: [2, 1], heading: 'N' } } }),
    actions: [{ kind: 'attack', seat: A, ship: '0t1', at: [2, 1] }],
    legal: false,
  },
  {
    id: 'pirate-leaves-the-waters',
    shows: ['pirate.no-dues', 'pirate.open-sea'],
    title: { fr: 'Un pirate ne paie pas', en: 'A pirate does not pay' },
    caption: {
      fr: 'Le phare est à B. Le pirate de A sort de ses eaux sans rien devoir.',
      en: 'The lighthouse is B’s. A’s pirate leaves its waters and owes nothing.',
    },
    position: lighthouse({ ships: { '0p': { at: [2, 1], heading: 'E' } }, sailors: [{ owner: 1, at: [1, 1] }] }),
    actions: [{ kind: 'advance', seat: A, ship: '0p' }],
    legal: true,
  },
  {
    id: 'pirate-by-the-light',
    shows: ['pirate.bonus'],
    title: { fr: 'Un pirate près du phare', en: 'A pirate by the light' },
    caption: {
      fr: 'Avec sa dernière action, le pirate entre dans les eaux du phare : il gagne un bonus.',
      en: 'With the last action the pirate enters the waters of the lighthouse: it gains a bonus.',
    },
    position: lighthouse({ left: 1, ships: { '0p': { at: [3, 1], heading: 'W' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0p' }],
    legal: true,
  },
  {
    id: 'pirate-on-the-rock',
    shows: ['pirate.sinks'],
    title: { fr: 'Le rocher coule aussi les pirates', en: 'The rock sinks pirates too' },
    caption: {
      fr: 'À une table où ce coup se joue, le pirate va sur le rocher et coule.',
      en: 'At a table where this may be played, the pirate goes onto the rock and sinks.',
    },
    rulings: { 'hazard-entry': 'sinks' },
    position: hazards({ ships: { '0p': { at: [1, 0], heading: 'S' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0p' }],
    legal: true,
  },
  {
    id: 'pirate-barred-from-port',
    shows: ['pirate.no-port'],
    title: { fr: 'Port fermé aux pirates', en: 'Port closed to pirates' },
    caption: {
      fr: 'Le port B est libre, mais un pirate n’entre nulle part.',
      en: 'Port B is vacant, but a pirate enters nowhere.',
    },
    position: strait({ ships: { '0p': { at: [3, 1], heading: 'S' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0p' }],
    legal: false,
  },
  {
    id: 'pirate-draws-no-card',
    shows: ['pirate.no-trade'],
    title: { fr: 'Pas de carte pour un pirate', en: 'No card for a pirate' },
    caption: {
      fr: 'Le pirate, tout juste acheté, est encore au port. Il en sort sans marchandise.',
      en: 'The pirate, only just bought, is still in port. It leaves without a cargo.',
    },
    position: strait({ stage: 'buy', coins: [200, 100], sailors: [{ owner: A, at: [1, 0] }] }),
    actions: [
      { kind: 'buyShip', seat: A, piece: 'pirate', at: [1, 0] },
      { kind: 'load', seat: A, ship: '0p' },
    ],
    legal: false,
  },
  {
    id: 'second-pirate',
    shows: ['pirate.one'],
    title: { fr: 'Un deuxième pirate', en: 'A second pirate' },
    caption: {
      fr: 'A a déjà son pirate en mer.',
      en: 'A has a pirate at sea already.',
    },
    position: strait({
      stage: 'buy',
      coins: [200, 100],
      ships: { '0p': { at: [3, 1], heading: 'E' } },
      sailors: [{ owner: A, at: [1, 0] }],
    }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'pirate', at: [1, 0] }],
    legal: false,
  },
  {
    id: 'a-broadside',
    shows: ['pirate.armed', 'combat.broadside', 'combat.free', 'combat.sinks', 'combat.loot'],
    title: { fr: 'Une bordée', en: 'A broadside' },
    caption: {
      fr: 'Cap au nord, le pirate tire sur la case de l’est. Le bateau de B coule ; sa carte donne 60 pièces à A.',
      en: 'Heading north, the pirate fires on the square to the east. B’s ship sinks; its card gives A 60 coins.',
    },
    position: openSea({ ships: { '0p': pirate, '1t1': loaded } }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [2, 1] }],
    legal: true,
  },
];
