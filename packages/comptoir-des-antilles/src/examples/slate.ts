import { A, B, C, type ComptoirExample, tableWith } from './position.ts';

/** Examples of the slate. */
export const slate: readonly ComptoirExample[] = [
  {
    id: 'slate-for-b',
    shows: ['slate.designate', 'slate.handed-over'],
    title: { fr: 'L’ardoise pour B', en: 'The slate for B' },
    caption: {
      fr: 'A tient l’ardoise et B a un porteur à bord. A la laisse à B, qui paie les 3 primes du Contremaître.',
      en: 'A holds the slate and B has a porter aboard. A leaves it with B, who pays the Foreman’s 3 premiums.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A2B1' }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 2] },
      { kind: 'leaveSlate', seat: A, to: B },
    ],
    legal: true,
  },
  {
    id: 'c-not-aboard',
    shows: ['slate.designate'],
    title: { fr: 'C n’est pas à bord', en: 'C is not aboard' },
    caption: {
      fr: 'C a un porteur au quai 1, mais aucun sur le navire qui part. A ne peut pas lui laisser l’ardoise.',
      en: 'C has a porter at quay 1, but none on the ship that sails. A cannot leave the slate with C.',
    },
    position: tableWith({ contact: 'foreman', q1: '4 madras C1', q2: '5 rum A2B1' }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 2] },
      { kind: 'leaveSlate', seat: A, to: C },
    ],
    legal: false,
  },
  {
    id: 'slate-with-another',
    shows: ['slate.designate'],
    title: { fr: 'L’ardoise est ailleurs', en: 'The slate is elsewhere' },
    caption: {
      fr: 'C’est B qui tient l’ardoise. A paie lui-même.',
      en: 'B holds the slate. A must pay.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A2B1', slate: 'B' }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 2] },
      { kind: 'leaveSlate', seat: A, to: B },
    ],
    legal: false,
  },
  {
    id: 'alone-aboard',
    shows: ['slate.designate'],
    title: { fr: 'Seul à bord', en: 'Alone aboard' },
    caption: {
      fr: 'A a chargé le navire tout seul. Il n’y a personne à désigner, et l’on ne se désigne pas soi-même.',
      en: 'A has loaded the ship alone. There is nobody to name, and one does not name oneself.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A3' }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 2] },
      { kind: 'leaveSlate', seat: A, to: A },
    ],
    legal: false,
  },
  {
    id: 'pays-what-he-has',
    shows: ['slate.short', 'slate.handed-over'],
    title: { fr: 'B paie ce qu’il a', en: 'B pays what there is' },
    caption: {
      fr: 'B était à 0 et touche 3 primes du navire. La commission de l’Armateur est de 5 : B donne ses 3, et c’est tout.',
      en: 'B stood at 0 and earns 3 premiums from the ship. The Shipowner’s commission is 5: B gives the 3, and that is all.',
    },
    position: tableWith({ contact: 'shipowner', q2: '5 rum A1B1', premiums: [10, 0, 10] }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 2, 2] },
      { kind: 'leaveSlate', seat: A, to: B },
    ],
    legal: true,
  },
  {
    id: 'slate-only-once',
    shows: ['slate.one-per-turn'],
    title: { fr: 'Une seule ardoise par tour', en: 'Only one slate a turn' },
    caption: {
      fr: 'Deux navires partent. A a laissé l’ardoise à B pour le premier ; pour le second, il n’en a plus à laisser à C.',
      en: 'Two ships sail. A has left the slate with B for the first; for the second there is none to leave with C.',
    },
    position: tableWith({ contact: 'innkeeper', q2: '5 rum A2B2', q3: '4 madras A1C2' }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 3] },
      { kind: 'depart', seat: A, quay: 2 },
      { kind: 'leaveSlate', seat: A, to: B },
      { kind: 'leaveSlate', seat: A, to: C },
    ],
    legal: false,
  },
  {
    id: 'slate-passed-again',
    shows: ['slate.designate', 'slate.handed-over'],
    title: { fr: 'L’ardoise repart', en: 'The slate moves on again' },
    caption: {
      fr: 'B a reçu l’ardoise dans ce tour de table et son tour est venu. Il la laisse à C, qui est à bord.',
      en: 'B received the slate in this round and now has a turn. B leaves it with C, who is aboard.',
    },
    position: tableWith({ active: 'B', slate: 'B', left: true, contact: 'foreman', q2: '5 rum B1C2' }),
    actions: [
      { kind: 'place', seat: B, quays: [2, 2] },
      { kind: 'leaveSlate', seat: B, to: C },
    ],
    legal: true,
  },
];
