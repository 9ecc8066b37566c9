import type { Kind, Lang, Seat } from '@portolan/core';
import { type Action, rotterdam, type State } from '@portolan/rotterdam';
import type { Offer } from '../../../learn/Unplaced.tsx';
import { playWords as words } from '../play/words.ts';

/** The moves that no place stands for while it is this player’s turn, allowed or not: the judge says which. */
export const offered = (state: State, seat: Seat, lang: Lang): readonly Offer[] => {
  if (!rotterdam.turn(state).actors.includes(seat) || state.call) return [];
  if (state.offer?.to === seat)
    return [
      [words.accept[lang], { kind: 'acceptTrade', seat }],
      [words.decline[lang], { kind: 'declineTrade', seat }],
    ];
  return [[words[state.phase === 'trade' ? 'noMore' : 'end'][lang], { kind: 'endTurn', seat }]];
};

/** Cards lie in hands, which are only looked at here: what is done with them is in the list, but for those that move a ship. */
export const isListed = (move: Kind): boolean => {
  const action = move as Action;
  switch (action.kind) {
    case 'layPoints':
    case 'offerTrade':
    case 'fulfill':
      return true;
    case 'playCard':
      return action.card === 'cargo-thief' || action.card === 'turn-of-luck' || action.card === 'port-police';
    default:
      return false;
  }
};
