import { below, type Policy, pick } from '@portolan/core';
import type { State } from './state.ts';
import type { Action } from './types.ts';

/**
 * The policy of a player at random: every listed action with the same chance, but in phase 5 done with trading every other
 * time, for offers are many and end nothing.
 */
export const atRandom: Policy<State, Action> = ({ phase }, actions, _seat, chance) => {
  const last = actions.at(-1)!;
  const stops = phase === 'trade' && last.kind === 'endTurn' && below(chance, 2) === 0;
  return stops ? last : pick(chance, actions);
};
