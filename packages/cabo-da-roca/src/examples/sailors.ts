import { A, type CaboExample, deepLand, table, threePorts } from './table.ts';

const boundForD = { '0t1': { at: [4, 1], heading: 'N', cargo: 't21', from: 'A' } } as const;

/** Examples of sailors. */
export const sailors: readonly CaboExample[] = [
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
  {
    id: 'own-port-does-not-buy',
    shows: ['sailors.no-own-trade'],
    title: { fr: 'Son propre port n’achète pas', en: 'One’s own port does not buy' },
    caption: {
      fr: 'Un marin de A tient le port D : A y entre sans vendre et garde ses épices.',
      en: 'A sailor of A holds port D: A enters without a sale and keeps the spice.',
    },
    position: threePorts({ ships: boundForD, sailors: [{ owner: A, at: [4, 0] }] }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'sailor-steps-aside',
    shows: ['trade.pay', 'trade.on-arrival'],
    title: { fr: 'Le marin s’écarte', en: 'The sailor steps aside' },
    caption: {
      fr: 'A fait d’abord sortir son marin, puis entre et vend : 60 pièces.',
      en: 'A first takes the sailor out, then enters and sells: 60 coins.',
    },
    position: threePorts({ ships: boundForD, sailors: [{ owner: A, at: [4, 0] }] }),
    actions: [
      { kind: 'walk', seat: A, at: [4, 0], dir: 'E' },
      { kind: 'advance', seat: A, ship: '0t1' },
    ],
    legal: true,
  },
  {
    id: 'not-back-the-same-turn',
    shows: ['sailors.back-next-turn'],
    title: { fr: 'Pas de retour le même tour', en: 'Not back in the same turn' },
    caption: {
      fr: 'La vente faite, le marin voudrait reprendre le port. Il attendra le tour suivant.',
      en: 'After the sale the sailor would like to take the port again. It waits for the next turn.',
    },
    position: threePorts({ ships: boundForD, sailors: [{ owner: A, at: [5, 0] }] }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'walk', seat: A, at: [5, 0], dir: 'W' },
    ],
    legal: false,
  },
];
