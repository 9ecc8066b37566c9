import { A, B, type CaboExample, table } from './positions.ts';

/** Examples: the final count. */
export const scoring: readonly CaboExample[] = [
  {
    id: 'fish-by-the-port',
    shows: ['scoring.fish', 'scoring.fish-under-ship', 'scoring.fleet', 'scoring.ports', 'scoring.treasure'],
    title: { fr: 'La pêche, la flotte, le port, l’épave', en: 'Fish, fleet, port, wreck' },
    caption: {
      fr: 'A prend la dernière épave. Deux poissons touchent son port : 40 pièces. B a un bateau dessus : 20 pièces. A l’emporte.',
      en: 'A takes the last wreck. Two fish lie beside A’s port: 40 coins. B has a ship over them: 20 coins. A wins.',
    },
    position: table(
      `~   W   f2
       qSE A.S qSW`,
      {
        final: true,
        shown: { wreck: 100 },
        ships: { '0t1': { at: [0, 0], heading: 'E' }, '1f1': { at: [2, 0], heading: 'N' } },
        sailors: [{ owner: A, at: [1, 1] }],
      },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'ties-pay-everybody',
    shows: ['scoring.fleet', 'scoring.ports', 'scoring.treasure'],
    title: { fr: 'À égalité, chacun touche tout', en: 'In a tie each gets all' },
    caption: {
      fr: 'A : deux bateaux de pêche et un pirate, 4 points. B : un bateau de commerce et un de pêche, 4 points. Un port chacun. 100 et 50 pièces à tous les deux.',
      en: 'A: two fishing ships and a pirate, 4 points. B: a trade ship and a fishing ship, 4 points. One port each. Both get 100 and 50 coins.',
    },
    position: table(
      `~   W   ~   W
       I   ~   ~   ~
       qSE A.S cS  B.S`,
      {
        final: true,
        coins: [240, 180],
        shown: { island: 150, wreck: 50 },
        ships: {
          '0f1': { at: [1, 1], heading: 'E' },
          '0f2': { at: [2, 1], heading: 'E' },
          '0p': { at: [0, 0], heading: 'E' },
          '1t1': { at: [3, 0], heading: 'N' },
          '1f1': { at: [3, 1], heading: 'E' },
        },
        sailors: [
          { owner: A, at: [1, 2] },
          { owner: B, at: [3, 2] },
          { owner: B, at: [0, 1] },
        ],
      },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0p' }],
    legal: true,
  },
  {
    id: 'an-unseen-value',
    shows: ['scoring.unseen-treasure', 'scoring.treasure'],
    title: { fr: 'Un prix encore inconnu', en: 'A value not seen yet' },
    caption: {
      fr: 'Aucune carte Île n’est sortie. On fouille le paquet : la première vaut 150 pièces pour A.',
      en: 'No island card has come. The pile is searched: the first is worth 150 coins to A.',
    },
    position: table(
      `~   W   ~
       ~   I   ~`,
      {
        phase: 'lay',
        tile: 'fish1',
        stack: {},
        shown: { wreck: 50 },
        ships: { '1t1': { at: [1, 0], heading: 'E' } },
        sailors: [{ owner: A, at: [1, 1] }],
      },
    ),
    actions: [
      { kind: 'layTile', seat: A, at: [3, 0], rot: 0 },
      { kind: 'reveal', card: 'island-150' },
    ],
    legal: true,
  },
];
