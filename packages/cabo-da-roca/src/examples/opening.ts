import { A, B, type CaboExample, cross, table } from './table.ts';

const unlaid = { home: ['A', 'B'], homeLaid: [false, false] } as const;
const shore = `qNE cN  ..
               ~   ~   ~`;

/** Examples of the set-up and of the opening rounds. */
export const opening: readonly CaboExample[] = [
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
    id: 'too-early-to-buy',
    shows: ['opening.tiles-only'],
    title: { fr: 'Trop tôt pour acheter', en: 'Too early to buy' },
    caption: {
      fr: 'Au troisième tour de table, A voudrait déjà un bateau de commerce.',
      en: 'In the third round, A would already like a trade ship.',
    },
    position: cross({ round: 3, phase: 'tile', coins: [150, 150], ...unlaid }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'trade', at: [0, 0] }],
    legal: false,
  },
  {
    id: 'port-instead-of-tile',
    shows: ['opening.tile-or-port', 'turn.order'],
    title: { fr: 'Le port au lieu d’une tuile', en: 'The port instead of a tile' },
    caption: {
      fr: 'A pose le port A à l’est de la croix, quai vers l’est, un marin dessus. C’est tout son tour.',
      en: 'A lays port A east of the cross, its quay to the east, a sailor on it. That is the whole turn.',
    },
    position: cross({ round: 2, phase: 'tile', ...unlaid }),
    actions: [{ kind: 'layPort', seat: A, at: [2, 0], rot: 1 }],
    legal: true,
  },
  {
    id: 'no-second-port',
    shows: ['opening.tile-or-port'],
    title: { fr: 'Un seul port en main', en: 'One port in hand only' },
    caption: {
      fr: 'Le port de A est déjà posé : il pioche comme tout le monde.',
      en: 'A’s port is laid already: A draws like anybody else.',
    },
    position: cross({ round: 2, phase: 'tile', home: ['A', 'B'], homeLaid: [true, false] }),
    actions: [{ kind: 'layPort', seat: A, at: [2, 0], rot: 1 }],
    legal: false,
  },
  {
    id: 'port-is-due',
    shows: ['opening.ports-by-round-four'],
    title: { fr: 'Le port ne peut plus attendre', en: 'The port can wait no longer' },
    caption: {
      fr: 'Troisième tour de table : le port de A a une place, A ne peut plus piocher.',
      en: 'Third round: A’s port has a place, so A may not draw any more.',
    },
    position: cross({ round: 3, phase: 'tile', ...unlaid }),
    actions: [{ kind: 'drawTile', seat: A }],
    legal: false,
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
    id: 'first-sailor-has-moved',
    shows: ['sailors.once'],
    title: { fr: 'Le premier marin a fait son pas', en: 'The first sailor has made its step' },
    caption: {
      fr: 'Posé avec le port, il ne marche plus de ce tour.',
      en: 'Laid with the port, it walks no more in that turn.',
    },
    position: table(shore, { phase: 'tile', home: ['A', null], homeLaid: [false, true] }),
    actions: [
      { kind: 'layPort', seat: A, at: [2, 0], rot: 0 },
      { kind: 'walk', seat: A, at: [2, 0], dir: 'W' },
    ],
    legal: false,
  },
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
];
