import { A, B, tableWith } from '../examples/position.ts';
import { type ComptoirLesson, happened } from './kit.ts';

/** A turn, with its one contact. */
export const contact: ComptoirLesson = {
  id: 'contact',
  title: { fr: 'Une relation par tour', en: 'One contact a turn' },
  about: {
    fr: 'Ce qu’un tour demande : jouer une relation, et en appliquer les effets.',
    en: 'What a turn asks for: play one contact, and carry out its effects.',
  },
  teaches: ['turn.contact', 'contact.effects'],
  steps: [
    {
      title: { fr: 'en choisir une', en: 'choosing one' },
      text: {
        fr: 'Chacun tient huit relations. À votre tour, vous en jouez une : c’est elle qui place ou déplace des porteurs.',
        en: 'Everybody holds eight contacts. In your turn you play one: it places porters or moves them.',
      },
      task: { fr: 'C’est à A. Jouez une relation.', en: 'It is A’s turn. Play a contact.' },
      position: tableWith(),
      seat: A,
      goal: happened('contactPlayed', { seat: A }),
      solutions: [
        [{ kind: 'playContact', seat: A, contact: 'foreman' }],
        [{ kind: 'playContact', seat: A, contact: 'shipowner' }],
      ],
      tempting: [[{ kind: 'endTurn', seat: A }], [{ kind: 'playContact', seat: B, contact: 'foreman' }]],
      done: { fr: 'La carte est posée, ses effets attendent', en: 'The card is played, its effects wait' },
    },
    {
      title: { fr: 'deux ensemble', en: 'two together' },
      text: {
        fr: 'Le Contremaître place deux porteurs sur le même navire. Un effet se fait tel qu’il est imprimé.',
        en: 'The Foreman places two porters on the same ship. An effect is carried out as it is printed.',
      },
      task: {
        fr: 'Faites monter vos deux porteurs sur le navire qui porte le rhum.',
        en: 'Bring your two porters aboard the ship that carries rum.',
      },
      position: tableWith({ contact: 'foreman' }),
      seat: A,
      goal: happened('porterPlaced', { seat: A, quay: 2, n: 2 }),
      solutions: [[{ kind: 'place', seat: A, quays: [2, 2] }]],
      tempting: [
        [{ kind: 'place', seat: A, quays: [1, 2] }],
        [{ kind: 'place', seat: A, quays: [2] }],
        [{ kind: 'place', seat: A, quays: [3, 3] }],
        [{ kind: 'skip', seat: A }],
      ],
      done: { fr: 'Deux porteurs près du rhum', en: 'Two porters at the rum' },
      missed: {
        fr: 'C’est permis, mais ce navire ne porte pas de rhum.',
        en: 'This is allowed, but that ship carries no rum.',
      },
    },
    {
      title: { fr: 'finir son tour', en: 'ending the turn' },
      text: {
        fr: 'Une relation, ni plus ni moins. Ses effets appliqués, le tour peut finir.',
        en: 'One contact, no more and no less. Once its effects are carried out, the turn can end.',
      },
      task: {
        fr: 'Le Contremaître a fait son travail. Que faites-vous ?',
        en: 'The Foreman has done his work. What do you do?',
      },
      position: tableWith({ played: 'foreman', q2: '5 rum A2' }),
      seat: A,
      goal: happened('turnEnded', { seat: A }),
      solutions: [[{ kind: 'endTurn', seat: A }]],
      tempting: [[{ kind: 'playContact', seat: A, contact: 'deckhand' }], [{ kind: 'endTurn', seat: B }]],
      done: { fr: 'Au suivant', en: 'Next, please' },
    },
  ],
};
