import { A, B, table } from '../examples/position.ts';
import { happened, type RotterdamLesson } from './kit.ts';

/** Twelve points, and the end of the phase. */
export const ending: RotterdamLesson = {
  id: 'ending',
  title: { fr: 'Douze points', en: 'Twelve points' },
  about: {
    fr: 'Comment la partie finit, et ce que les derniers peuvent encore.',
    en: 'How the game ends, and what the last ones may still do.',
  },
  teaches: ['mission.fulfill', 'mission.exact-products'],
  tells: ['mission.keep-rest', 'end.finish-phase'],
  steps: [
    {
      title: { fr: 'y arriver', en: 'getting there' },
      text: {
        fr: 'La partie finit avec la phase où quelqu’un atteint 12 points de Mission. Les cartes qu’une Mission ne demande pas restent en main.',
        en: 'The game ends with the phase in which somebody reaches 12 Mission points. Cards that a Mission does not ask for stay in hand.',
      },
      task: {
        fr: 'Vous avez 7 points. Atteignez les 12.',
        en: 'You have 7 points. Reach 12.',
      },
      position: table({
        phase: 'mission',
        hands: {
          A: { products: ['orange-juice', 'petrol', 'bread', 'paint'], missions: ['m13', 'm09', '?'], shown: ['m29'] },
          B: { products: ['bread'] },
        },
      }),
      seat: A,
      goal: ({ events }) => events.some((event) => event.kind === 'missionFulfilled' && event.total >= 12),
      solutions: [[{ kind: 'fulfill', seat: A, mission: 'm13', products: ['orange-juice', 'petrol'], jokers: [] }]],
      tempting: [
        [{ kind: 'fulfill', seat: A, mission: 'm09', products: ['bread', 'paint'], jokers: [] }],
        [{ kind: 'fulfill', seat: A, mission: 'm13', products: ['orange-juice', 'petrol', 'bread'], jokers: [] }],
      ],
      done: { fr: 'Douze points, et deux cartes en main', en: 'Twelve points, and two cards in hand' },
      missed: {
        fr: 'Cette Mission vaut trop peu : vous avez 10 points.',
        en: 'This Mission is worth too little: you have 10 points.',
      },
    },
    {
      title: { fr: 'après lui', en: 'after that' },
      text: {
        fr: 'La phase ne s’arrête pas à 12 points : ceux qui suivent ont encore leur tour.',
        en: 'The phase does not stop at 12 points: those after still have their turn.',
      },
      task: {
        fr: 'A vient d’atteindre 12 points. Vous êtes B : marquez encore.',
        en: 'A has just reached 12 points. You are B: score once more.',
      },
      position: table({
        phase: 'mission',
        seat: B,
        hands: {
          A: { shown: ['m29', 'm13'] },
          B: { products: ['jam', 'plastic', 'medicine'], missions: ['m46', '?', '?'], shown: ['m30'] },
        },
      }),
      seat: B,
      goal: happened('missionFulfilled', { seat: B }),
      solutions: [[{ kind: 'fulfill', seat: B, mission: 'm46', products: ['jam', 'plastic', 'medicine'], jokers: [] }]],
      tempting: [
        [{ kind: 'endTurn', seat: B }],
        [{ kind: 'fulfill', seat: A, mission: 'm46', products: ['jam', 'plastic', 'medicine'], jokers: [] }],
      ],
      done: { fr: 'Quatorze points : B passe devant', en: 'Fourteen points: B goes ahead' },
      missed: {
        fr: 'Passer est permis, mais votre Mission était prête.',
        en: 'Ending the turn is allowed, but your Mission was ready.',
      },
    },
  ],
};
