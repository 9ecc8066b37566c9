import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

/** The end of the game and the winner. */
export const end = rulebook({
  'end.last-ship': {
    kind: 'end',
    source: headings.end,
    fr: 'Quand la pile est vide, son dernier navire à quai, on achève le tour de table. La partie s’arrête là.',
    en: 'When the pile is empty and its last ship at quay, the round is played to its end. There the game stops.',
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
    fr: 'Le compteur le plus haut l’emporte. Les porteurs encore à bord et les tuiles non jouées ne valent rien.',
    en: 'The highest counter wins. Porters still aboard and tiles not played are worth nothing.',
    see: ['ruling.shared-victory'],
    terms: ['counter'],
  },
});
