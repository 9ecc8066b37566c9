import { pick } from '@portolan/core';
import type { Searchable } from '@portolan/solvers/search';
import { merels } from './index.ts';
import type { Action } from './position.ts';
import { left, type State } from './state.ts';

/** How a search plays merels on: whoever can closes a mill or takes a man, and else does anything; men count. */
export const searched: Searchable<State, Action> = {
  game: merels,
  policy: (state, listed, _, random) => {
    const closing = listed.filter((action) => {
      const after = merels.clone(state);
      merels.apply(after, action);
      return after.taking;
    });
    return pick(random, closing.length > 0 ? closing : listed);
  },
  // Nothing is hidden.
  deal: (state) => state,
  standing: (state) => [left(state, 0), left(state, 1)],
  horizon: { actions: 40 },
  spread: 2,
  deals: 8,
  usual: 400,
};
