import type { Seat, Unlisted } from '@portolan/core';
import type { State } from '../state.ts';
import { turn } from '../turn.ts';

/** Why a list leaves something out: the offers that are not one card for one, an own card that lies face down, and what nobody has to do and might do for ever. */
export type UnlistedReason = 'offers' | 'face-down' | 'done-trading' | 'between-moves';

/** Whether a seat may only play cards between the moves of others in its call (`ruling.cards-around-call`): players by program would have to. */
export const isBetweenMoves = ({ call }: State, seat: Seat): boolean => call !== null && call.mover !== seat;

/** Phase 5: more can be offered than is listed, and who is done can come back (`ruling.trading-order`). */
const inTrade = (state: State, seat: Seat): UnlistedReason[] => {
  const { offer, passed, products, rulings } = state;
  const free = rulings['trading-order'] === 'free';
  if (passed.includes(seat)) return free ? ['done-trading'] : [];
  if (offer && !free) return [];
  const hand = products[seat]!;
  if (hand.length === 0 && rulings['trade-balance'] === 'both-sides') return [];
  return hand.some((card) => card < 0) ? ['offers', 'face-down'] : ['offers'];
};

const reasonsOf = (state: State, seat: Seat): UnlistedReason[] => {
  if (state.phase === 'trade') return inTrade(state, seat);
  return isBetweenMoves(state, seat) ? ['between-moves'] : [];
};

/** The seats that may do more than is listed, each with the reason. */
export const unlisted = (state: State): readonly Unlisted[] =>
  turn(state).actors.flatMap((seat) =>
    seat === 'nature' ? [] : reasonsOf(state, seat).map((reason) => ({ seat, reason })),
  );
