import type { Outcome, Score } from '@portolan/core';
import type { Clause } from './clauses.ts';
import type { State } from './state.ts';

/** The counters as they stand (post.track): porters at the quays and event tiles count nothing. */
export const scores = (state: State): Score[] =>
  state.premiums.map((total, seat) => ({
    seat,
    total,
    parts: total === 0 ? [] : [{ clause: 'post.track' satisfies Clause, points: total }],
  }));

/** The end of the game, undefined while it goes on: the highest counter wins (end.winner), equal ones share (ruling.shared-victory). */
export const outcome = (state: State): (Outcome & { readonly clause: Clause }) | undefined => {
  if (state.phase !== 'over' || !state.outcome) return undefined;
  const { winners } = state.outcome;
  return { winners, clause: winners.length > 1 ? 'ruling.shared-victory' : 'end.winner' };
};
