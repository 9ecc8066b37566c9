import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { ComptoirSection } from './section.ts';

/** The end of the game and the winner. */
export const end = rulebook({
  'end.last-ship': {
    kind: 'end',
    source: headings.end,
    fr: 'Une fois le dernier navire de la pile à quai, on achève le tour de table. La partie s’arrête là.',
    en: 'Once the last ship of the pile has come to a quay, the current round is played to its end. Then the game is over.',
    terms: ['ship-pile', 'round'],
  },
  'end.hundred': {
    kind: 'end',
    source: headings.end,
    fr: 'La partie s’arrête aussi sur-le-champ, quand un compteur atteint 100.',
    en: 'The game also stops on the spot when a counter reaches 100.',
    see: ['ruling.hundred'],
    terms: ['counter', 'premium'],
  },
  'end.winner': {
    kind: 'end',
    source: headings.winner,
    fr: 'Le compteur le plus haut l’emporte.',
    en: 'The highest counter wins.',
    see: ['end.worthless', 'ruling.shared-victory'],
    terms: ['counter'],
  },
  'end.worthless': {
    kind: 'definition',
    source: headings.winner,
    origin: 'ours',
    fr: 'Les porteurs encore à bord et les tuiles non jouées ne valent rien à la fin.',
    en: 'Porters still aboard and tiles not played are worth nothing in the end.',
    terms: ['porter', 'event-tile', 'counter'],
  },
});

/** Where it stands in the rulebook. */
export const endSection: ComptoirSection = {
  id: 'end',
  title: { fr: 'Fin de la partie', en: 'End of the game' },
  lead: {
    fr: 'La partie finit faute de navires, ou parce que quelqu’un est arrivé à 100.',
    en: 'The game ends for lack of ships, or because somebody has reached 100.',
  },
  parts: [{ clauses: ['end.last-ship', 'end.hundred', 'end.winner', 'end.worthless'] }],
};
