import { A, tableWith } from '../examples/position.ts';
import { type ComptoirLesson, happened } from './kit.ts';

/** A ship that is full, and what it costs. */
export const sailing: ComptoirLesson = {
  id: 'sailing',
  title: { fr: 'Un navire part', en: 'A ship sails' },
  about: {
    fr: 'Plein, un navire part : il rapporte à tous ceux qui y ont des porteurs, et coûte une commission à qui l’a rempli.',
    en: 'A full ship sails: it pays all who have porters aboard, and costs a commission to whoever filled it.',
  },
  teaches: ['sailing.commission'],
  steps: [
    {
      title: { fr: 'le remplir', en: 'filling it' },
      text: {
        fr: 'Dès que le dernier porteur est à bord, le navire part. Il paie à chacun ses porteurs.',
        en: 'As soon as the last porter is aboard, the ship sails. It pays everybody for their porters.',
      },
      task: { fr: 'Faites partir un navire.', en: 'Make a ship sail.' },
      position: tableWith({ contact: 'foreman', q2: '5 rum A2B1' }),
      seat: A,
      goal: happened('shipSailed', { quay: 2 }),
      solutions: [[{ kind: 'place', seat: A, quays: [2, 2] }]],
      tempting: [[{ kind: 'place', seat: A, quays: [2, 3] }], [{ kind: 'place', seat: A, quays: [3, 3] }]],
      done: { fr: 'Douze primes pour vous, trois pour B', en: 'Twelve premiums for you, three for B' },
      missed: { fr: 'C’est permis, mais aucun navire n’est plein.', en: 'This is allowed, but no ship is full.' },
    },
    {
      title: { fr: 'la commission', en: 'the commission' },
      text: {
        fr: 'Qui fait partir un navire à son tour doit la commission de la relation jouée : elle est imprimée sur la carte.',
        en: 'Whoever makes a ship sail in their own turn owes the commission of the contact played: it is printed on the card.',
      },
      task: {
        fr: 'Remplissez le navire du quai 2, puis réglez ce que vous devez.',
        en: 'Fill the ship at quay 2, then pay what you owe.',
      },
      position: tableWith({ contact: 'foreman', q2: '5 rum A2B1' }),
      seat: A,
      goal: happened('commissionPaid', { seat: A }),
      solutions: [
        [
          { kind: 'place', seat: A, quays: [2, 2] },
          { kind: 'payCommission', seat: A },
        ],
      ],
      tempting: [
        [{ kind: 'payCommission', seat: A }],
        [
          { kind: 'place', seat: A, quays: [2, 2] },
          { kind: 'endTurn', seat: A },
        ],
        [
          { kind: 'place', seat: A, quays: [3, 3] },
          { kind: 'endTurn', seat: A },
        ],
      ],
      done: {
        fr: 'Trois primes de moins, et les quais se regarnissent',
        en: 'Three premiums less, and the quays are filled',
      },
      missed: {
        fr: 'Aucun navire n’est parti : il n’y avait rien à payer.',
        en: 'No ship has sailed: there was nothing to pay.',
      },
    },
  ],
};
