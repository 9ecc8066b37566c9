import { A, B, C, tableWith } from '../examples/position.ts';
import { type ComptoirLesson, happened } from './kit.ts';

/** The slate instead of a commission, and two ships in one turn. */
export const slate: ComptoirLesson = {
  id: 'slate',
  title: { fr: 'L’ardoise', en: 'The slate' },
  about: {
    fr: 'Faire payer un autre, une fois par tour. Et si deux navires partent ?',
    en: 'Having somebody else pay, once in a turn. And if two ships sail?',
  },
  teaches: ['slate.one-per-turn', 'sailing.one-by-one'],
  steps: [
    {
      title: { fr: 'un autre paie', en: 'somebody else pays' },
      text: {
        fr: 'Qui tient l’ardoise quand son navire part peut la laisser à un joueur qui a un porteur à bord. C’est lui qui paie alors la commission.',
        en: 'Whoever holds the slate when their ship sails may leave it with a player who has a porter aboard. Then that player pays the commission.',
      },
      task: {
        fr: 'Le navire du quai 2 partira. Que B paie à votre place !',
        en: 'The ship at quay 2 will sail. Let B pay in your place.',
      },
      position: tableWith({ contact: 'foreman', q2: '5 rum A2B1' }),
      seat: A,
      goal: happened('slateMoved', { from: A, to: B }),
      solutions: [
        [
          { kind: 'place', seat: A, quays: [2, 2] },
          { kind: 'leaveSlate', seat: A, to: B },
        ],
      ],
      tempting: [
        [{ kind: 'leaveSlate', seat: A, to: B }],
        [
          { kind: 'place', seat: A, quays: [2, 2] },
          { kind: 'leaveSlate', seat: A, to: C },
        ],
        [
          { kind: 'place', seat: A, quays: [2, 2] },
          { kind: 'payCommission', seat: A },
        ],
      ],
      done: { fr: 'B paie, et prend l’ardoise', en: 'B pays, and takes the slate' },
      missed: {
        fr: 'Vous avez payé : B l’aurait fait pour vous.',
        en: 'You have paid: B would have done it for you.',
      },
    },
    {
      title: { fr: 'deux navires', en: 'two ships' },
      text: {
        fr: 'Deux navires partis, ce sont deux départs, réglés l’un après l’autre. Chacun coûte sa commission.',
        en: 'Two ships that sail are two departures, settled one after the other. Each costs its commission.',
      },
      task: {
        fr: 'L’Aubergiste remplit deux navires. Faites partir d’abord celui du quai 2, et réglez tout.',
        en: 'The Innkeeper fills two ships. Let that at quay 2 sail first, and settle everything.',
      },
      position: tableWith({ contact: 'innkeeper', q2: '5 rum A2B2', q3: '4 madras A1C2' }),
      seat: A,
      goal: ({ events }) => events.filter(({ kind }) => kind === 'shipDiscarded').length === 2,
      solutions: [
        [
          { kind: 'place', seat: A, quays: [2, 3] },
          { kind: 'depart', seat: A, quay: 2 },
          { kind: 'payCommission', seat: A },
          { kind: 'payCommission', seat: A },
        ],
        [
          { kind: 'place', seat: A, quays: [2, 3] },
          { kind: 'depart', seat: A, quay: 2 },
          { kind: 'leaveSlate', seat: A, to: B },
          { kind: 'payCommission', seat: A },
        ],
      ],
      tempting: [
        [
          { kind: 'place', seat: A, quays: [2, 3] },
          { kind: 'depart', seat: A, quay: 2 },
          { kind: 'leaveSlate', seat: A, to: B },
          { kind: 'leaveSlate', seat: A, to: C },
        ],
        [
          { kind: 'place', seat: A, quays: [2, 3] },
          { kind: 'depart', seat: A, quay: 1 },
        ],
        [
          { kind: 'place', seat: A, quays: [2, 3] },
          { kind: 'payCommission', seat: A },
        ],
      ],
      done: { fr: 'Deux départs, deux règlements', en: 'Two departures, two settlements' },
    },
  ],
};
