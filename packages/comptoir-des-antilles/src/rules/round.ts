import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { ComptoirSection } from './section.ts';

/** The round: who begins, who follows, where the slate goes. */
export const round = rulebook({
  'round.first-player': {
    kind: 'obligation',
    source: headings.round,
    fr: 'Qui tient l’ardoise au début d’un tour de table y joue en premier.',
    en: 'Whoever holds the slate when a round begins takes its first turn.',
    terms: ['slate', 'round'],
  },
  'round.order': {
    kind: 'obligation',
    source: headings.round,
    fr: 'On joue vers la gauche, un tour chacun. Le tour de table est fini quand tous ont joué.',
    en: 'Play goes to the left, one turn each. The round is over when everybody has played.',
    see: ['round.slate-in-between'],
    terms: ['round', 'turn', 'active-player'],
  },
  'round.slate-in-between': {
    kind: 'definition',
    source: headings.round,
    origin: 'ours',
    fr: 'Une ardoise qui change de mains ne change rien à l’ordre du tour de table en cours.',
    en: 'A slate that changes hands changes nothing in the order of the current round.',
    terms: ['slate', 'round'],
  },
  'round.slate-passes': {
    kind: 'effect',
    source: headings.round,
    fr: 'Le tour de table fini, l’ardoise va au voisin de gauche de celui qui la tient. Puis commence un nouveau tour de table.',
    en: 'When the round is over, the slate goes to the left neighbor of its holder. Then a new round begins.',
    see: ['turn.slate-kept'],
    terms: ['slate', 'round'],
  },
  'turn.slate-kept': {
    kind: 'effect',
    source: headings.turn,
    except: 'round.slate-passes',
    fr: 'Exception : si une ardoise a été laissée pendant ce tour de table, elle reste où elle est.',
    en: 'Exception: if the slate was left with somebody in that round, it stays where it is.',
    see: ['ruling.slate-round-end', 'slate.kept'],
    terms: ['slate', 'leave-slate', 'round'],
  },
});

/** Where it stands in the rulebook. */
export const roundSection: ComptoirSection = {
  id: 'round',
  title: { fr: 'Le tour de table', en: 'The round' },
  lead: {
    fr: 'L’ardoise dit qui commence. Elle avance d’une place à chaque tour de table, sauf si l’on s’en est servi.',
    en: 'The slate tells who begins. It moves on by one place each round, unless it has been used.',
  },
  parts: [
    {
      title: { fr: 'L’ordre', en: 'The order' },
      clauses: ['round.first-player', 'round.order', 'round.slate-in-between'],
    },
    {
      title: { fr: 'La fin du tour de table', en: 'The end of the round' },
      clauses: ['round.slate-passes', 'turn.slate-kept'],
    },
  ],
};
