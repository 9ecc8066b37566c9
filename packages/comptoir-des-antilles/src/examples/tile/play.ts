import { A, B, type ComptoirExample, tableWith } from '../position.ts';

/** Examples of how event tiles are played. */
export const tile: readonly ComptoirExample[] = [
  {
    id: 'tile-not-bought',
    shows: ['tile.owned'],
    title: { fr: 'Une tuile qu’on n’a pas', en: 'A tile one does not own' },
    caption: {
      fr: 'A possède une Tempête, pas les Pirates.',
      en: 'A owns a Storm, not the Pirates.',
    },
    position: tableWith({ tiles: { A: ['storm'] } }),
    actions: [{ kind: 'playTile', seat: A, tile: 'pirates', quay: 2 }],
    legal: false,
  },
  {
    id: 'tile-as-an-answer',
    shows: ['tile.any-time'],
    title: { fr: 'En réponse à une carte', en: 'In reply to a card' },
    caption: {
      fr: 'A vient de jouer. B voudrait poser ses Pirates aussitôt, mais une tuile se joue dans son propre tour.',
      en: 'A has just played. B would like to lay the Pirates at once, but a tile is played in one’s own turn.',
    },
    position: tableWith({ tiles: { B: ['pirates'] }, q2: '5 rum A2B1', played: 'foreman' }),
    actions: [{ kind: 'playTile', seat: B, tile: 'pirates', quay: 2 }],
    legal: false,
  },
  {
    id: 'bought-and-played',
    shows: ['tile.any-time', 'tile.at-ship'],
    title: { fr: 'Achetée, jouée', en: 'Bought and played' },
    caption: {
      fr: 'A achète les Pirates pour 1 et les pose dans le même tour.',
      en: 'A buys the Pirates for 1 and lays them in the same turn.',
    },
    position: tableWith({
      q2: '5 rum A2B1',
      phase: 'auction',
      auctions: 1,
      auction: { tile: 'pirates', high: { seat: A, amount: 1 }, passed: [B] },
    }),
    actions: [
      { kind: 'pass', seat: 2 },
      { kind: 'playTile', seat: A, tile: 'pirates', quay: 2 },
    ],
    legal: true,
  },
  {
    id: 'second-tile',
    shows: ['tile.once-per-turn'],
    title: { fr: 'Une deuxième tuile', en: 'A second tile' },
    caption: {
      fr: 'A a déjà joué une tuile dans ce tour. Les Pirates attendent le suivant.',
      en: 'A has already played a tile in this turn. The Pirates wait for the next.',
    },
    position: tableWith({ tiles: { A: ['pirates'] }, tilePlayed: true, q2: '5 rum A2B1' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'pirates', quay: 2 }],
    legal: false,
  },
  {
    id: 'tile-at-an-empty-quay',
    shows: ['tile.at-ship'],
    title: { fr: 'Une tuile sans navire', en: 'A tile without a ship' },
    caption: {
      fr: 'Le quai 2 est vide. Une tuile se pose devant un navire.',
      en: 'Quay 2 is empty. A tile is laid before a ship.',
    },
    position: tableWith({ tiles: { A: ['pirates'] }, q2: '-' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'pirates', quay: 2 }],
    legal: false,
  },
  {
    id: 'mutiny-lies-there',
    shows: ['tile.one-per-ship'],
    title: { fr: 'La place est prise', en: 'The place is taken' },
    caption: {
      fr: 'La Mutinerie de B a déjà agi au quai 2, mais elle y reste. A n’y pose pas les Pirates.',
      en: 'B’s Mutiny at quay 2 has already acted, but it stays. A does not lay the Pirates there.',
    },
    position: tableWith({ tiles: { A: ['pirates'] }, q2: '5 rum A2B1 mutiny/B' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'pirates', quay: 2 }],
    legal: false,
  },
];
