import { A, B, C, tableWith } from '../examples/position.ts';
import { type ComptoirLesson, happened } from './kit.ts';

/** Who begins a round, and who follows. */
export const round: ComptoirLesson = {
  id: 'round',
  title: { fr: 'Le tour de table', en: 'The round' },
  about: {
    fr: 'Qui joue quand, et qui commence le tour de table suivant.',
    en: 'Who plays when, and who begins the next round.',
  },
  teaches: ['round.order', 'round.first-player'],
  steps: [
    {
      title: { fr: 'vers la gauche', en: 'to the left' },
      text: {
        fr: 'On joue vers la gauche, un tour chacun. Qui tient l’ardoise commence.',
        en: 'Play goes to the left, one turn each. Whoever holds the slate begins.',
      },
      task: {
        fr: 'A commence : il tient l’ardoise. Jouez une relation pour qui de droit.',
        en: 'A begins, holding the slate. Play a contact for whoever is entitled to.',
      },
      position: tableWith(),
      seat: A,
      goal: happened('contactPlayed', { seat: A }),
      solutions: [
        [{ kind: 'playContact', seat: A, contact: 'innkeeper' }],
        [{ kind: 'playContact', seat: A, contact: 'governor' }],
      ],
      tempting: [
        [{ kind: 'playContact', seat: B, contact: 'innkeeper' }],
        [{ kind: 'playContact', seat: C, contact: 'innkeeper' }],
      ],
      done: { fr: 'À B ensuite', en: 'B is next' },
    },
    {
      title: { fr: 'le suivant', en: 'the next one' },
      text: {
        fr: 'Tous ont joué. L’ardoise, que personne n’a laissée à un autre, passe à gauche de qui la tient : celui qui la reçoit commence.',
        en: 'Everybody has played. The slate, which nobody has left with another, passes to the left of its holder: whoever gets it begins.',
      },
      task: {
        fr: 'C a joué en dernier, et l’ardoise est à A. Faites commencer B.',
        en: 'C has played last, and A holds the slate. Let B begin.',
      },
      position: tableWith({ active: 'C', played: 'foreman' }),
      seat: C,
      goal: happened('roundStarted', { first: B }),
      solutions: [[{ kind: 'endTurn', seat: C }]],
      tempting: [
        [{ kind: 'playContact', seat: B, contact: 'foreman' }],
        [{ kind: 'playContact', seat: C, contact: 'deckhand' }],
      ],
      done: { fr: 'B tient l’ardoise et commence', en: 'B holds the slate and begins' },
    },
  ],
};
