import { A, B, type CaboExample, strait, table } from '../positions.ts';

/** Examples: the open points of the end and the count. */
export const endRulings: readonly CaboExample[] = [
  {
    id: 'a-broken-ground',
    shows: ['ruling.fish-reach', 'scoring.fish'],
    title: { fr: 'Un banc interrompu', en: 'A broken ground' },
    caption: {
      fr: 'Trois poissons touchent le port A : 60 pièces. Les suivants sont coupés par la pleine mer ; d’autres tables les comptent.',
      en: 'Three fish lie beside port A: 60 coins. The next are cut off by open sea; other tables count them.',
    },
    position: table(
      `qNE A.N cN  cN  qNW
       f2  f1  ~   f3  f1
       W   ~   ~   ~   ~`,
      {
        final: true,
        idle: 1,
        shown: { wreck: 100 },
        ships: { '0t1': { at: [3, 2], heading: 'E' }, '1t1': { at: [2, 2], heading: 'E' } },
        sailors: [{ owner: A, at: [1, 0] }],
      },
    ),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: true,
  },
  {
    id: 'two-ports-one-ground',
    shows: ['ruling.fish-two-ports', 'scoring.fish'],
    title: { fr: 'Deux ports, un seul banc', en: 'Two ports, one ground' },
    caption: {
      fr: 'Les cinq poissons sont aux deux ports de A : 100 pièces, une fois. À d’autres tables, deux fois.',
      en: 'The five fish belong to both ports of A: 100 coins, once. At other tables twice.',
    },
    position: table(
      `qNE A.N cN  B.N qNW
       W   ~   f3  f2  ~`,
      {
        final: true,
        idle: 1,
        shown: { wreck: 100 },
        ships: { '0t1': { at: [4, 1], heading: 'E' }, '1t1': { at: [1, 1], heading: 'E' } },
        sailors: [
          { owner: A, at: [1, 0] },
          { owner: A, at: [3, 0] },
        ],
      },
    ),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: true,
  },
  {
    id: 'a-fee-that-wins',
    shows: ['ruling.thousand', 'end.thousand'],
    title: { fr: 'Une part qui fait gagner', en: 'A share that wins' },
    caption: {
      fr: 'A vend chez B, qui a 985 pièces : les 20 du port font 1005 et B gagne. À d’autres tables, on passe au décompte.',
      en: 'A sells in B’s port. B has 985 coins: the 20 of the port make 1005 and B wins. At other tables the count follows.',
    },
    position: strait({
      coins: [100, 985],
      ships: { '0t1': { at: [3, 1], heading: 'S', cargo: 't01', from: 'A' } },
      sailors: [{ owner: B, at: [3, 2] }],
    }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'empty-ship-in-the-final-phase',
    shows: ['ruling.final-departure', 'turn.must-depart'],
    title: { fr: 'Un bateau vide en phase finale', en: 'An empty ship in the final phase' },
    caption: {
      fr: 'Il n’y a plus de carte à tirer, mais le bateau doit sortir. À d’autres tables, A peut finir son tour.',
      en: 'There is no card to draw any more, but the ship must leave. At other tables A may end the turn.',
    },
    position: table(
      `qNE A.N qNW ..
       ~   ~   ~   W`,
      { stage: 'depart', final: true, shown: { wreck: 100 }, ships: { '0t1': { at: [1, 0] } } },
    ),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: false,
  },
  {
    id: 'twenty-turns-for-nothing',
    shows: ['ruling.final-stall', 'end.stall'],
    title: { fr: 'Vingt tours pour rien', en: 'Twenty turns for nothing' },
    caption: {
      fr: 'A a tourné, mais à deux joueurs c’est le vingtième tour sans progrès : on compte. À d’autres tables, on continue.',
      en: 'A has rotated, but with two players this is the twentieth turn without progress: the count follows. At other tables play goes on.',
    },
    position: table('~   W   ~', {
      final: true,
      quiet: 19,
      shown: { wreck: 100 },
      ships: { '0t1': { at: [0, 0], heading: 'W' }, '1t1': { at: [2, 0], heading: 'E' } },
    }),
    actions: [
      { kind: 'rotate', seat: A, ship: '0t1', to: 'left' },
      { kind: 'endTurn', seat: A },
    ],
    legal: true,
  },
];
