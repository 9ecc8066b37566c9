import { A, B, C, type ComptoirExample, tableWith } from './position.ts';

/** Examples of the round. */
export const round: readonly ComptoirExample[] = [
  {
    id: 'slate-goes-left',
    shows: ['round.slate-passes', 'round.first-player', 'round.order'],
    title: { fr: 'L’ardoise avance', en: 'The slate moves on' },
    caption: {
      fr: 'A, B et C ont joué et personne n’a laissé d’ardoise. Elle passe de A à B, qui commence le tour de table suivant.',
      en: 'A, B and C have played and nobody has left the slate. It goes from A to B, who begins the next round.',
    },
    position: tableWith({ active: 'C', played: 'foreman' }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
  {
    id: 'slate-stays',
    shows: ['turn.slate-kept', 'round.first-player', 'ruling.slate-round-end'],
    title: { fr: 'L’ardoise reste', en: 'The slate stays' },
    caption: {
      fr: 'Plus tôt dans ce tour de table, l’ardoise a été laissée à C. Elle reste à C, qui joue deux fois de suite.',
      en: 'Earlier in this round the slate was left with C. It stays with C, who plays twice in a row.',
    },
    position: tableWith({ active: 'C', slate: 'C', left: true, played: 'foreman' }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
  {
    id: 'not-his-turn',
    shows: ['round.order'],
    title: { fr: 'Chacun son tour', en: 'Everyone in turn' },
    caption: {
      fr: 'C’est le tour de A. B a un bon Contremaître, mais il attend.',
      en: 'It is A’s turn. B has a good Foreman, but must wait.',
    },
    position: tableWith(),
    actions: [{ kind: 'playContact', seat: B, contact: 'foreman' }],
    legal: false,
  },
  {
    id: 'order-of-the-round',
    shows: ['round.order', 'slate.kept'],
    title: {
      fr: 'L’ardoise change de mains, l’ordre ne change pas',
      en: 'The slate changes hands, the order does not',
    },
    caption: {
      fr: 'A vient de laisser l’ardoise à C et finit son tour. C’est quand même à B de jouer. C garde l’ardoise.',
      en: 'A has just left the slate with C and ends the turn. It is still for B to play. C keeps the slate.',
    },
    position: tableWith({ slate: 'C', left: true, slateLeft: true, played: 'foreman' }),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: true,
  },
];
