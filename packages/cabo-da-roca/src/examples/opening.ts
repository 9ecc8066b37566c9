import { A, type CaboExample, cross } from './positions.ts';

const unlaid = { home: ['A', 'B'], homeLaid: [false, false] } as const;

/** Examples: the first three rounds. */
export const opening: readonly CaboExample[] = [
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
];
