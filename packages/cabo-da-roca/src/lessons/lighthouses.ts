import { A, B, lighthouse, twoLighthouses } from '../examples/positions.ts';
import { type CaboLesson, happened, happenedTimes } from './kit.ts';

/** Bonuses, tolls and debts. */
export const lighthouses: CaboLesson = {
  id: 'lighthouses',
  title: { fr: 'Les eaux d’un phare', en: 'The waters of a lighthouse' },
  about: {
    fr: 'Un phare donne un mouvement, et son gardien prend un péage.',
    en: 'A lighthouse gives a move, and its keeper takes a toll.',
  },
  teaches: [
    'lighthouse.bonus',
    'lighthouse.bonus-next-turn',
    'lighthouse.bonus-ship',
    'lighthouse.toll',
    'lighthouse.must-sell',
    'debts.sell',
    'debts.at-once',
    'pirate.bonus',
  ],
  steps: [
    {
      title: { fr: 'gagner un bonus', en: 'gaining a bonus' },
      text: {
        fr: 'Un bateau qui finit sa course à côté d’un phare gagne un mouvement pour plus tard. Les pirates aussi.',
        en: 'A ship that ends its run beside a lighthouse gains a move for later. So do pirates.',
      },
      task: { fr: 'Il vous reste une action. Gagnez un bonus.', en: 'You have one action left. Gain a bonus.' },
      position: lighthouse({
        left: 1,
        ships: { '0t1': { at: [3, 1], heading: 'W' }, '0p': { at: [3, 0], heading: 'W' } },
      }),
      seat: A,
      goal: happened('bonusEarned'),
      solutions: [[{ kind: 'advance', seat: A, ship: '0t1' }], [{ kind: 'advance', seat: A, ship: '0p' }]],
      tempting: [[{ kind: 'rotate', seat: A, ship: '0t1', to: 'left' }]],
      done: { fr: 'Un mouvement en réserve', en: 'A move in store' },
      missed: {
        fr: 'L’action est jouée, et aucun bateau n’est près du phare.',
        en: 'The action is used, and no ship is near the lighthouse.',
      },
    },
    {
      title: { fr: 's’en servir', en: 'using it' },
      text: {
        fr: 'Le bonus est à ce bateau et à nul autre, et il se perd à la fin du tour suivant.',
        en: 'The bonus is for that ship and no other, and it is lost when the next turn ends.',
      },
      task: {
        fr: 'Plus d’action, mais le bateau près du phare a un bonus. Profitez-en.',
        en: 'No action is left, but the ship near the lighthouse has a bonus. Make use of it.',
      },
      position: lighthouse({
        left: 0,
        ships: { '0t1': { at: [2, 1], heading: 'E', kept: 1 }, '0t2': { at: [3, 0], heading: 'W' } },
      }),
      seat: A,
      goal: happened('shipAdvanced'),
      solutions: [[{ kind: 'advance', seat: A, ship: '0t1', bonus: 1 }]],
      tempting: [[{ kind: 'advance', seat: A, ship: '0t2', bonus: 1 }], [{ kind: 'endTurn', seat: A }]],
      done: { fr: 'Une case sans action', en: 'A square without an action' },
      missed: {
        fr: 'Finir le tour est permis, mais le bonus est perdu.',
        en: 'Ending the turn is allowed, but the bonus is lost.',
      },
    },
    {
      title: { fr: 'le péage', en: 'the toll' },
      text: {
        fr: 'En quittant les eaux d’un phare gardé, on paie 20 pièces. Qui ne les a pas vend ce qu’il faut, tout de suite.',
        en: 'Leaving the waters of a lighthouse that is kept costs 20 coins. Whoever lacks them sells what is needed, at once.',
      },
      task: {
        fr: 'B et C gardent chacun un phare, et vous avez 30 pièces. Sortez de leurs eaux et réglez tout.',
        en: 'B and C keep a lighthouse each, and you have 30 coins. Leave their waters and settle all.',
      },
      position: twoLighthouses({
        seats: 3,
        coins: [30, 100, 100],
        ships: { '0t1': { at: [2, 2], heading: 'S' } },
        sailors: [
          { owner: B, at: [1, 1] },
          { owner: 2, at: [3, 1] },
          { owner: A, at: [2, 4] },
        ],
      }),
      seat: A,
      goal: happenedTimes('tollPaid', 2),
      solutions: [
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'sell', seat: A, piece: [2, 4] },
        ],
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'sell', seat: A, piece: '0t1' },
        ],
      ],
      tempting: [
        [{ kind: 'sell', seat: A, piece: [2, 4] }],
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'endTurn', seat: A },
        ],
      ],
      done: { fr: 'Deux péages, et plus de dette', en: 'Two tolls, and no debt left' },
      missed: {
        fr: 'Un coup permis, mais vous êtes encore dans leurs eaux.',
        en: 'An allowed move, but you are still in their waters.',
      },
    },
  ],
};
