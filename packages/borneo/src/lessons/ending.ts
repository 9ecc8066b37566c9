import { A, B, D, table } from '../examples/position.ts';
import { type BorneoLesson, happened } from './kit.ts';

/** The limit of a hand, and the last Missions. */
export const ending: BorneoLesson = {
  id: 'ending',
  title: { fr: 'La main, puis la fin', en: 'The hand, then the end' },
  about: {
    fr: 'Six cartes au plus, et une dernière Mission pour chacun.',
    en: 'Six cards at most, and a last Mission for everybody.',
  },
  teaches: ['draw.hand-limit', 'final.mission', 'final.order'],
  steps: [
    {
      title: { fr: 'six cartes', en: 'six cards' },
      text: {
        fr: 'Après la pioche, qui a plus de six cartes en main défausse ce qui dépasse.',
        en: 'After drawing, whoever holds more than six cards discards what is over.',
      },
      task: {
        fr: 'Vous avez sept cartes. Rendez juste ce qu’il faut.',
        en: 'You hold seven cards. Give up just what you must.',
      },
      position: table({ phase: 'discard', turn: { port: 1 }, hands: { A: ['GGG/Y:p', 'RRR/B:v', 5] } }),
      seat: A,
      goal: happened('discarded', { seat: A }),
      solutions: [
        [{ kind: 'discard', seat: A, cards: ['GGG/Y:p'] }],
        [{ kind: 'discard', seat: A, cards: ['RRR/B:v'] }],
      ],
      tempting: [[{ kind: 'discard', seat: A, cards: ['GGG/Y:p', 'RRR/B:v'] }], [{ kind: 'pass', seat: A }]],
      done: { fr: 'Il en reste six', en: 'Six are left' },
    },
    {
      title: { fr: 'la dernière Mission', en: 'the last Mission' },
      text: {
        fr: 'La partie finie, chacun a droit à une Mission encore, payée comme toujours. Le voisin de gauche du dernier joueur commence.',
        en: 'Once the game is over, everybody may complete one more Mission, paid for as ever. The left neighbor of the last player begins.',
      },
      task: {
        fr: 'D a joué le dernier tour, et c’est donc à vous. Prenez une Mission.',
        en: 'D had the last turn, so it is up to you. Take a Mission.',
      },
      position: table({
        phase: 'final',
        active: 'D',
        warehouses: { A: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n'], B: ['YYY/R:c', 'GGR/G:c', 'BGG/G:v'] },
      }),
      seat: A,
      goal: happened('missionTaken', { seat: A }),
      solutions: [[{ kind: 'completeMission', seat: A, mission: '1c', pay: ['RRR/B:v', 'BBB/G:n', 'YYB/Y:v'] }]],
      tempting: [
        [{ kind: 'completeMission', seat: B, mission: '1b', pay: ['YYY/R:c', 'GGR/G:c', 'BGG/G:v'] }],
        [{ kind: 'pass', seat: D }],
        [{ kind: 'transfer', seat: A, from: 'green', rank: 3, to: 'blue' }],
        [{ kind: 'pass', seat: A }],
      ],
      done: { fr: 'Cinq points avant le décompte', en: 'Five points before the count' },
      missed: {
        fr: 'Y renoncer est permis, mais vos épices payaient une Mission.',
        en: 'Doing without is allowed, but your spices would have paid for a Mission.',
      },
    },
  ],
};
