import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { ComptoirSection } from './section.ts';

const source = headings.slate;

/** The slate: who may be named, what it costs them, how long they keep it. */
export const slate = rulebook({
  'slate.use': {
    kind: 'advice',
    source,
    fr: 'L’ardoise vaut surtout au moment d’un départ : qui la tient fait régler la note par un autre.',
    en: 'The slate is worth most at a departure: whoever holds it has somebody else settle the bill.',
    terms: ['slate', 'departure'],
  },
  'slate.designate': {
    kind: 'permission',
    source: headings.contacts,
    except: 'sailing.commission',
    fr: 'Le joueur actif qui tient l’ardoise quand le navire part peut la laisser à un autre, à condition que celui-ci ait un porteur à bord. C’est alors lui qui paie la commission.',
    en: 'An active player who holds the slate when the ship sails may leave it with another player, provided that player has a porter aboard. Then it is that player who pays the commission.',
    see: ['slate.porter-aboard', 'slate.one-per-turn', 'slate.short'],
    terms: ['slate', 'leave-slate', 'commission'],
  },
  'slate.porter-aboard': {
    kind: 'definition',
    source: headings.contacts,
    origin: 'ours',
    fr: 'Pour désigner un joueur compte le porteur à bord quand le navire part, de quelque façon qu’il y soit venu.',
    en: 'For naming a player, what counts is the porter aboard when the ship sails, however it came there.',
    terms: ['porter', 'leave-slate'],
  },
  'slate.handed-over': {
    kind: 'effect',
    source: headings.contacts,
    fr: 'Qui est désigné prend l’ardoise sur-le-champ, en échange.',
    en: 'In return the player named takes the slate at once.',
    terms: ['slate'],
  },
  'slate.short': {
    kind: 'effect',
    source,
    fr: 'Le joueur désigné à qui manquent des primes donne celles qu’il a. Personne ne doit le reste.',
    en: 'If the player named cannot pay it all, they pay what they have. Nobody owes the rest.',
    see: ['ruling.shortfall'],
    terms: ['commission', 'counter'],
  },
  'slate.one-per-turn': {
    kind: 'prohibition',
    source: headings.sailing,
    fr: 'On laisse l’ardoise une fois par tour, pas deux. Pour un autre départ du même tour, le joueur actif paie lui-même.',
    en: 'The slate is left once in a turn, not twice. For another departure of the same turn the active player pays.',
    terms: ['slate', 'leave-slate', 'turn'],
  },
  'slate.kept': {
    kind: 'effect',
    source,
    fr: 'Le joueur désigné garde l’ardoise jusqu’au tour de table suivant. Exception : si son propre tour est encore à venir, il peut y laisser l’ardoise à son tour.',
    en: 'The player named keeps the slate until the next round. Exception: if their own turn is still to come, they may leave it in that turn.',
    see: ['turn.slate-kept'],
    terms: ['slate', 'leave-slate', 'round'],
  },
});

/** Where they stand in the rulebook. */
export const slateSection: ComptoirSection = {
  id: 'slate',
  title: { fr: 'L’ardoise', en: 'The slate' },
  lead: {
    fr: 'Laisser une ardoise, c’est faire payer sa commission par un autre.',
    en: 'To leave the slate is to have one’s commission paid by another.',
  },
  parts: [
    {
      title: { fr: 'La laisser', en: 'Leaving it' },
      clauses: ['slate.use', 'slate.designate', 'slate.porter-aboard', 'slate.one-per-turn'],
    },
    {
      title: { fr: 'Le joueur désigné', en: 'The player named' },
      clauses: ['slate.short', 'slate.handed-over', 'slate.kept'],
    },
  ],
};
