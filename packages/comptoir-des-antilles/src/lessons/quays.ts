import { A, tableWith } from '../examples/position.ts';
import { type ComptoirLesson, happened } from './kit.ts';

/** Filling the quays again. */
export const quays: ComptoirLesson = {
  id: 'quays',
  title: { fr: 'Regarnir les quais', en: 'Filling the quays' },
  about: {
    fr: 'Un navire parti, un autre vient : qui l’a fait partir choisit sa marchandise.',
    en: 'One ship gone, another comes: whoever made it sail chooses its goods.',
  },
  teaches: ['ships.replaced', 'ships.draw-goods', 'ships.assign-goods'],
  steps: [
    {
      title: { fr: 'un nouveau navire', en: 'a new ship' },
      text: {
        fr: 'Le navire visible de la pile prend la place de celui qui est parti. Vous tirez une marchandise, et en donnez une des deux que vous avez.',
        en: 'The visible ship of the pile takes the place of the one that has left. You draw a goods tile, and give one of the two that you have.',
      },
      task: {
        fr: 'Faites partir le navire du quai 2, payez, puis donnez la vanille au nouveau.',
        en: 'Make the ship at quay 2 sail, pay, then give the new one the vanilla.',
      },
      position: tableWith({ contact: 'foreman', q2: '5 rum A2B1', hands: { A: ['vanilla'] } }),
      seat: A,
      others: true,
      goal: happened('goodsAssigned', { quay: 2, goods: 'vanilla' }),
      solutions: [
        [
          { kind: 'place', seat: A, quays: [2, 2] },
          { kind: 'payCommission', seat: A },
          { kind: 'assignGoods', seat: A, tiles: { 2: 'vanilla' } },
        ],
      ],
      tempting: [
        [
          { kind: 'place', seat: A, quays: [2, 2] },
          { kind: 'payCommission', seat: A },
          { kind: 'assignGoods', seat: A, tiles: { 1: 'vanilla' } },
        ],
        [
          { kind: 'place', seat: A, quays: [2, 2] },
          { kind: 'payCommission', seat: A },
          { kind: 'endTurn', seat: A },
        ],
      ],
      done: { fr: 'De la vanille au quai 2', en: 'Vanilla at quay 2' },
    },
    {
      title: { fr: 'garder la meilleure', en: 'keeping the best' },
      text: {
        fr: 'La marchandise qui reste en main est cachée : personne ne sait ce qui viendra.',
        en: 'The goods tile that stays in the hand is hidden: nobody knows what will come.',
      },
      task: { fr: 'Gardez la vanille pour un autre navire.', en: 'Keep the vanilla for another ship.' },
      position: tableWith({ phase: 'assign', q2: '5 -', hands: { A: ['vanilla', 'madras'] }, played: 'foreman' }),
      seat: A,
      goal: happened('goodsAssigned', { quay: 2, goods: 'madras' }),
      solutions: [[{ kind: 'assignGoods', seat: A, tiles: { 2: 'madras' } }]],
      tempting: [
        [{ kind: 'assignGoods', seat: A, tiles: { 2: 'vanilla' } }],
        [{ kind: 'assignGoods', seat: A, tiles: { 1: 'madras' } }],
        [{ kind: 'assignGoods', seat: A, tiles: { 2: 'rum' } }],
      ],
      done: { fr: 'La vanille attend dans votre main', en: 'The vanilla waits in your hand' },
      missed: {
        fr: 'C’est permis, mais la vanille est à quai.',
        en: 'This is allowed, but the vanilla is at the quay.',
      },
    },
  ],
};
