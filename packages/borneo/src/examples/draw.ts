import { A, type BorneoExample, table } from './position.ts';

/** Examples of drawing. */
export const draw: readonly BorneoExample[] = [
  {
    id: 'drawing-is-not-passed',
    shows: ['draw.two'],
    title: { fr: 'Piocher n’est pas au choix', en: 'Drawing is no choice' },
    caption: {
      fr: 'A a déjà cinq cartes et voudrait s’arrêter là. Il pioche quand même.',
      en: 'A has five cards already and would like to stop. Two cards must be drawn.',
    },
    position: table({ phase: 'draw', hands: { A: [5] } }),
    actions: [{ kind: 'pass', seat: A }],
    legal: false,
  },
  {
    id: 'seventh-card',
    shows: ['draw.two', 'draw.hand-limit'],
    title: { fr: 'La septième carte', en: 'The seventh card' },
    caption: {
      fr: 'Avec cette carte, A en a sept : il devra en défausser une.',
      en: 'With this card A has seven: one will have to be discarded.',
    },
    position: table({ phase: 'draw', draws: 1, hands: { A: [6] } }),
    actions: [{ kind: 'draw', to: A, card: '?' }],
    legal: true,
  },
  {
    id: 'one-discarded',
    shows: ['draw.hand-limit', 'turn.clockwise'],
    title: { fr: 'Une de moins', en: 'One less' },
    caption: {
      fr: 'A défausse une carte de son choix et en garde six. C’est à B.',
      en: 'A discards a card of choice and keeps six. It is B’s turn.',
    },
    position: table({ phase: 'discard', hands: { A: ['GGG/Y:p', 'RRR/B:v', 5] } }),
    actions: [{ kind: 'discard', seat: A, cards: ['GGG/Y:p'] }],
    legal: true,
  },
  {
    id: 'too-many-discarded',
    shows: ['draw.hand-limit'],
    title: { fr: 'Pas plus que l’excédent', en: 'No more than the excess' },
    caption: {
      fr: 'A a sept cartes. Il en défausse une, pas deux.',
      en: 'A has seven cards and discards one of them, not two.',
    },
    position: table({ phase: 'discard', hands: { A: ['GGG/Y:p', 'RRR/B:v', 5] } }),
    actions: [{ kind: 'discard', seat: A, cards: ['GGG/Y:p', 'RRR/B:v'] }],
    legal: false,
  },
  {
    id: 'pile-made-anew',
    shows: ['draw.rebuild', 'draw.two'],
    title: { fr: 'La défausse redevient la pioche', en: 'The discard becomes the pile' },
    caption: {
      fr: 'La dernière carte de la pioche est tirée. La défausse en fait une nouvelle, où A prendra sa deuxième carte.',
      en: 'The last card of the pile is drawn. The discard makes a new one, from which A takes a second card.',
    },
    position: table({
      phase: 'draw',
      hands: { A: [3] },
      pile: [1],
      discard: ['RRR/B:v', 'GGG/Y:p', 'BBB/G:n'],
      warehouses: { A: [11], B: [10], C: [10], D: [10] },
    }),
    actions: [{ kind: 'draw', to: A, card: '?' }],
    legal: true,
  },
];
