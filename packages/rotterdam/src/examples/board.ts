import { A, B, type RotterdamExample, table } from './position.ts';

/** Examples of the board. */
export const board: readonly RotterdamExample[] = [
  {
    id: 'position-taken',
    shows: ['board.one-ship'],
    title: { fr: 'Pas à deux', en: 'Not two at once' },
    caption: {
      fr: 'A veut faire reculer le navire de B de D1 en C1. Mais son propre navire y est : il n’y a de place que pour un.',
      en: 'A wants to send B’s ship back from D1 to C1. But A’s own ship is there: there is room for one only.',
    },
    position: table({
      phase: 'sail',
      ships: ['0a@C1:grain', '1a@D1:grain'],
      hands: { A: { navigation: ['setback'] } },
    }),
    actions: [{ kind: 'playCard', seat: A, card: 'setback', ship: '1a', path: ['C1'] }],
    legal: false,
  },
  {
    id: 'into-the-harbor',
    shows: ['board.harbor', 'sail.all-ships-move'],
    title: { fr: 'Au bout du fleuve', en: 'The end of the river' },
    caption: {
      fr: 'A annonce jaune. Le navire de B, en D1, entre à Vulcaanhaven avec ses fruits : c’est le mauvais port, mais il le doit.',
      en: 'A calls yellow. B’s ship on D1 comes into Vulcaanhaven with its fruit: the wrong harbor, but it must.',
    },
    position: table({ phase: 'sail', ships: ['1a@D1:fruit'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'yellow' },
      { kind: 'sail', seat: B, ship: '1a', to: 'VU1' },
    ],
    legal: true,
  },
  {
    id: 'not-through-a-ship',
    shows: ['board.one-ship'],
    title: { fr: 'Pas à travers un autre', en: 'Not through another ship' },
    caption: {
      fr: 'La tempête passerait par D1, où se trouve un navire.',
      en: 'The storm would go by way of D1, where a ship lies.',
    },
    position: table({
      phase: 'sail',
      ships: ['0a@D1:fruit', '1a@E1:grain'],
      hands: { A: { navigation: ['heavy-storm'] } },
    }),
    actions: [{ kind: 'playCard', seat: A, card: 'heavy-storm', ship: '1a', path: ['D1', 'C1'] }],
    legal: false,
  },
];
