import type { Outcome, Score } from '@portolan/core';
import type { Clause } from './clauses.ts';
import { type Holdings, scoreParts, scoreTotal, type Winners, winnersOf } from './pieces/ending.ts';
import type { State } from './state.ts';

/** What a seat has that scores. */
export const holdingsOf = (state: State, seat: number): Holdings => ({
  shipments: state.shipments[seat]!.length,
  harbors: state.harbors[seat]!.length,
  missionPoints: state.won[seat]!.reduce((sum, mission) => sum + state.edition.missions[mission]!.vp, 0),
  ship: state.ship === seat,
});

/** The totals by seat, as they stand. */
export const totalsOf = (state: State): number[] =>
  state.shipments.map((_, seat) => scoreTotal(holdingsOf(state, seat)));

/** The points as they stand, with the clause of every part that is not 0. */
export const scores = (state: State): Score[] =>
  state.shipments.map((_, seat) => {
    const holdings = holdingsOf(state, seat);
    const parts = scoreParts(holdings).filter(({ points }) => points !== 0);
    return { seat, total: scoreTotal(holdings), parts };
  });

/** Who wins with these totals (score.winner, score.tie). */
export const winnersBy = (state: State, totals: readonly number[]): Winners =>
  winnersOf(
    totals,
    state.won.map((tiles) => tiles.length),
  );

/** The end of the game, undefined while it goes on. */
export const outcome = (state: State): (Outcome & { readonly clause: Clause }) | undefined => {
  if (!state.result) return undefined;
  const { scores: totals, winners } = state.result;
  const { clause } = winnersBy(state, totals);
  return { winners, clause };
};
