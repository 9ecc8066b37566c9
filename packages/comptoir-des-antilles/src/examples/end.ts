import { A, C, type ComptoirExample, tableWith } from './position.ts';

/** Examples of the end of the game. */
export const end: readonly ComptoirExample[] = [
  {
    id: 'last-round-begins',
    shows: ['end.last-ship'],
    title: { fr: 'Le dernier navire vient à quai', en: 'The last ship comes to quay' },
    caption: {
      fr: 'Le navire de valeur 4 est le dernier de la pile. Il vient au quai 2 : ce tour de table est le dernier.',
      en: 'The ship of value 4 is the last of the pile. It comes to quay 2: this round is the last.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A2B1', next: 4, ships: {} }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 2] },
      { kind: 'payCommission', seat: A },
    ],
    legal: true,
  },
  {
    id: 'shared-victory',
    shows: ['end.last-ship', 'end.winner', 'ruling.shared-victory'],
    title: { fr: 'Une victoire partagée', en: 'A shared victory' },
    caption: {
      fr: 'Le dernier tour de table finit avec C. A et B ont 20 tous les deux et gagnent ensemble. Les quatre porteurs de C à bord ne valent rien.',
      en: 'The last round ends with C. A and B both have 20 and win together. C’s four porters aboard are worth nothing.',
    },
    position: tableWith({
      active: 'C',
      played: 'foreman',
      premiums: [20, 20, 7],
      q2: '5 rum C4',
      next: null,
      ships: {},
    }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
  {
    id: 'past-one-hundred',
    shows: ['end.hundred', 'end.winner'],
    title: { fr: 'Au-delà de 100', en: 'Past 100' },
    caption: {
      fr: 'Le même départ mène A à 101 et C à 103. La partie s’arrête, et le plus haut gagne : C, bien que ce soit le tour de A.',
      en: 'The same departure takes A to 101 and C to 103. The game stops and the higher one wins: C, though it is A’s turn.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A1C2', premiums: [92, 10, 97] }),
    actions: [{ kind: 'place', seat: A, quays: [2, 2] }],
    legal: true,
  },
  {
    id: 'after-the-end',
    shows: ['end.winner'],
    title: { fr: 'Après la fin', en: 'After the end' },
    caption: {
      fr: 'La partie est finie. A ne joue plus de relation.',
      en: 'The game is over. A plays no more contact.',
    },
    position: tableWith({ phase: 'over', premiums: [20, 12, 7], next: null, ships: {} }),
    actions: [{ kind: 'playContact', seat: A, contact: 'foreman' }],
    legal: false,
  },
];
