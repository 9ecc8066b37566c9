import { boxOf, NONE } from './box.ts';
import { shipOn } from './counts.ts';
import type { Upstream } from './pieces/sailing.ts';
import type { State } from './state.ts';

/** The board as a way back sees it: no ship goes back through another (`board.one-ship`). */
export const upstreamOf = (state: State): Upstream => {
  const { behind } = boxOf(state.edition);
  return {
    behind: (position) => behind[position]!,
    isFree: (position) => shipOn(state, position) === NONE,
  };
};
