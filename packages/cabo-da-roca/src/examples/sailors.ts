import { A, type CaboExample, deepLand, table } from './positions.ts';

const shore = `qNE cN  ..
               ~   ~   ~`;

/** Examples: sailors who hold and who walk. */
export const sailors: readonly CaboExample[] = [
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
    id: 'a-step-along-the-coast',
    shows: ['sailors.step'],
    title: { fr: 'Un pas sur la côte', en: 'A step along the coast' },
    caption: {
      fr: 'Le marin quitte le port pour la côte du nord-est, en diagonale : une action.',
      en: 'The sailor leaves the port for the coast to the northeast, diagonally: one action.',
    },
    position: deepLand({ sailors: [{ owner: A, at: [1, 1] }] }),
    actions: [{ kind: 'walk', seat: A, at: [1, 1], dir: 'NE' }],
    legal: true,
  },
  {
    id: 'quarter-land-is-sea',
    shows: ['sailors.land-only'],
    title: { fr: 'Le quart de terre est de la mer', en: 'Quarter land is sea' },
    caption: {
      fr: 'Malgré son coin de terre, cette tuile ne porte pas de marin.',
      en: 'In spite of its land corner, this tile carries no sailor.',
    },
    position: deepLand({ sailors: [{ owner: A, at: [1, 1] }] }),
    actions: [{ kind: 'walk', seat: A, at: [1, 1], dir: 'W' }],
    legal: false,
  },
  {
    id: 'a-strait-between',
    shows: ['sailors.land-only'],
    title: { fr: 'Un bras de mer', en: 'A strait between' },
    caption: {
      fr: 'Deux côtes voisines, mais la mer entre elles.',
      en: 'Two neighboring coasts, but the sea between them.',
    },
    position: table(
      `qNE cN  qNW
       qSE cS  qSW`,
      { sailors: [{ owner: A, at: [1, 0] }] },
    ),
    actions: [{ kind: 'walk', seat: A, at: [1, 0], dir: 'S' }],
    legal: false,
  },
  {
    id: 'one-step-a-turn',
    shows: ['sailors.once'],
    title: { fr: 'Un pas par tour', en: 'One step a turn' },
    caption: {
      fr: 'Il reste une action, mais ce marin a déjà marché.',
      en: 'An action is left, but this sailor has walked already.',
    },
    position: deepLand({ sailors: [{ owner: A, at: [1, 1] }] }),
    actions: [
      { kind: 'walk', seat: A, at: [1, 1], dir: 'E' },
      { kind: 'walk', seat: A, at: [2, 1], dir: 'N' },
    ],
    legal: false,
  },
  {
    id: 'guest-does-not-hold-the-sailor',
    shows: ['sailors.may-leave'],
    title: { fr: 'Un hôte ne retient personne', en: 'A guest holds nobody back' },
    caption: {
      fr: 'Un bateau de B est ancré dans le port de A. Le marin en sort quand même.',
      en: 'A ship of B is moored in A’s port. The sailor leaves all the same.',
    },
    position: deepLand({ ships: { '1t1': { at: [1, 1] } }, sailors: [{ owner: A, at: [1, 1] }] }),
    actions: [{ kind: 'walk', seat: A, at: [1, 1], dir: 'E' }],
    legal: true,
  },
];
