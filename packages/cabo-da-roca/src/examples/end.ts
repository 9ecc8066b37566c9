import { A, B, type CaboExample, openSea, strait, table } from './positions.ts';

const bound = { '0t1': { at: [3, 1], heading: 'S', cargo: 't01', from: 'A' } } as const;
const treasures = `~   W   ~
                   ~   I   ~`;
const known = { island: 100, wreck: 50 } as const;
const farWreck = `qNE A.N qNW ..
                  ~   ~   ~   W`;

/** Examples: how the game ends. */
export const end: readonly CaboExample[] = [
  {
    id: 'a-thousand-coins',
    shows: ['end.thousand'],
    title: { fr: '1000 pièces', en: '1000 coins' },
    caption: {
      fr: 'A vend pour 30 pièces et en a 1010 : il gagne aussitôt.',
      en: 'A sells for 30 coins and has 1010: A wins at once.',
    },
    position: strait({ coins: [980, 100], ships: bound }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'after-the-end',
    shows: ['end.over'],
    title: { fr: 'Après la fin', en: 'After the end' },
    caption: {
      fr: 'La partie est gagnée. B ne joue plus.',
      en: 'The game is won. B plays no more.',
    },
    position: strait({ coins: [980, 100], ships: bound }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'endTurn', seat: B },
    ],
    legal: false,
  },
  {
    id: 'the-last-fleet',
    shows: ['end.last-fleet', 'scoring.fleet', 'scoring.ports'],
    title: { fr: 'La dernière flotte', en: 'The last fleet' },
    caption: {
      fr: 'A coule le dernier bateau de B, qui n’a que 40 pièces : pas assez pour en racheter un. On compte.',
      en: 'A sinks B’s last ship. B has only 40 coins, not enough to buy another. The count follows.',
    },
    position: openSea({
      coins: [200, 40],
      ships: { '0p': { at: [1, 1], heading: 'N' }, '1t1': { at: [2, 1], heading: 'N' } },
    }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [2, 1] }],
    legal: true,
  },
  {
    id: 'the-last-tile',
    shows: ['end.final-phase'],
    title: { fr: 'La dernière tuile', en: 'The last tile' },
    caption: {
      fr: 'L’épave est encore libre : la phase finale commence, et A continue son tour.',
      en: 'The wreck is still free: the final phase begins, and A goes on with the turn.',
    },
    position: table(treasures, {
      phase: 'lay',
      tile: 'fish1',
      stack: {},
      shown: known,
      ships: { '1t1': { at: [0, 0], heading: 'E' } },
      sailors: [{ owner: A, at: [1, 1] }],
    }),
    actions: [{ kind: 'layTile', seat: A, at: [3, 0], rot: 0 }],
    legal: true,
  },
  {
    id: 'all-held-already',
    shows: ['end.already-taken', 'scoring.treasure'],
    title: { fr: 'Tout est déjà pris', en: 'All taken already' },
    caption: {
      fr: 'Quand A pose la dernière tuile, l’île et l’épave sont tenues : la partie est finie.',
      en: 'When A lays the last tile, island and wreck are held: the game is over.',
    },
    position: table(treasures, {
      phase: 'lay',
      tile: 'fish1',
      stack: {},
      shown: known,
      ships: { '1t1': { at: [1, 0], heading: 'E' } },
      sailors: [{ owner: A, at: [1, 1] }],
    }),
    actions: [{ kind: 'layTile', seat: A, at: [3, 0], rot: 0 }],
    legal: true,
  },
  {
    id: 'the-last-wreck',
    shows: ['end.all-taken', 'scoring.treasure'],
    title: { fr: 'La dernière épave', en: 'The last wreck' },
    caption: {
      fr: 'B tient l’île. A prend l’épave, et tout est pris : on compte.',
      en: 'B holds the island. A takes the wreck, and all are taken: the count follows.',
    },
    position: table(treasures, {
      final: true,
      shown: { island: 50, wreck: 150 },
      ships: { '0t1': { at: [0, 0], heading: 'E' } },
      sailors: [{ owner: B, at: [1, 1] }],
    }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'no-new-trade',
    shows: ['end.no-new-trade'],
    title: { fr: 'Plus de nouveau commerce', en: 'No new trade' },
    caption: {
      fr: 'En phase finale, le bateau vide ne tire plus de carte.',
      en: 'In the final phase the empty ship draws no more cards.',
    },
    position: table(farWreck, {
      stage: 'depart',
      final: true,
      shown: { wreck: 100 },
      ships: { '0t1': { at: [1, 0] } },
    }),
    actions: [{ kind: 'load', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'trade-finished',
    shows: ['end.finish-trade'],
    title: { fr: 'Une marchandise en route', en: 'A cargo under way' },
    caption: {
      fr: 'Chargée avant la phase finale, elle se vend encore.',
      en: 'Taken aboard before the final phase, it is still sold.',
    },
    position: table(
      `qNE A.N cN  cN  qNW
       ~   ~   ~   ~   W
       ..  ..  qSE B.S qSW`,
      { final: true, shown: { wreck: 100 }, ships: bound },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'a-ship-for-the-race',
    shows: ['end.may-buy'],
    title: { fr: 'Un bateau pour la course', en: 'A ship for the race' },
    caption: {
      fr: 'Même en phase finale, A peut acheter un bateau.',
      en: 'Even in the final phase A may buy a ship.',
    },
    position: table(farWreck, {
      stage: 'buy',
      final: true,
      shown: { wreck: 100 },
      sailors: [{ owner: A, at: [1, 0] }],
    }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'fishing', at: [1, 0] }],
    legal: true,
  },
  {
    id: 'nobody-moves',
    shows: ['end.stall'],
    title: { fr: 'Plus personne ne bouge', en: 'Nobody moves any more' },
    caption: {
      fr: 'B vient de passer, A passe aussi : la phase finale s’arrête et l’on compte.',
      en: 'B has just passed, A passes too: the final phase stops and the count follows.',
    },
    position: table('~   W   ~', {
      final: true,
      idle: 1,
      shown: { wreck: 100 },
      ships: { '0t1': { at: [0, 0], heading: 'W' }, '1t1': { at: [2, 0], heading: 'E' } },
    }),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: true,
  },
];
