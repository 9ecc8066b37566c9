import { comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import type { Lang, Seat } from '@portolan/core';
import { fill } from '../../../kit/text.ts';
import type { Offer } from '../../../learn/Unplaced.tsx';
import { playWords as words } from '../play/words.ts';

/** The moves that no place stands for while it is this player’s turn, allowed or not: the judge says which. */
export const offered = (state: State, seat: Seat, lang: Lang): readonly Offer[] => {
  const { phase, auction } = state;
  const least = (auction?.amount ?? 0) + 1;
  if (!comptoirDesAntilles.turn(state).actors.includes(seat)) return [];
  switch (phase) {
    case 'act':
      return [
        [words.openAuction[lang], { kind: 'openAuction', seat }],
        [words.end[lang], { kind: 'endTurn', seat }],
      ];
    case 'auction':
      return [
        [fill(words.bid[lang], { n: least }), { kind: 'bid', seat, amount: least }],
        [words.pass[lang], { kind: 'pass', seat }],
      ];
    case 'effect':
      return [[words.skip[lang], { kind: 'skip', seat }]];
    case 'settle':
      return [[words.pay[lang], { kind: 'payCommission', seat }]];
    default:
      return [];
  }
};
