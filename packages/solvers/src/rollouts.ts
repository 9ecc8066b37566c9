import { type Rng, rng } from '@portolan/core';
import type { Budget } from './question.ts';

/** A game as rollouts see it. `End` says how one of them went. */
export interface Rollouts<State, Action, End> {
  readonly clone: (state: State) => State;
  readonly apply: (state: State, action: Action) => void;
  /** Names what nobody at hand can see, in place, as luck has it. */
  readonly deal: (state: State, random: Rng) => State;
  /** Plays on, in place. */
  readonly playOn: (state: State, random: Rng) => End;
}

/** How often each option was tried, and how it went each time, in the order of the options. */
export interface Tried<End> {
  readonly rollouts: number;
  readonly ends: readonly (readonly End[])[];
}

/**
 * Tries every option so many times: each time all of them from the same deal and with the same luck, so that they differ by
 * what was chosen. Option `null` plays on from the state as it is. The same seed gives the same rollouts.
 */
export const tryOut = <State, Action, End>(
  { clone, apply, deal, playOn }: Rollouts<State, Action, End>,
  state: State,
  options: readonly (Action | null)[],
  { iterations, seed = 1, progress }: Budget & { readonly iterations: number },
): Tried<End> => {
  const ends: End[][] = options.map(() => []);
  let rollouts = 0;
  while (rollouts < iterations) {
    const dealt = deal(clone(state), rng(seed, rollouts));
    for (const [i, option] of options.entries()) {
      const tried = clone(dealt);
      if (option !== null) apply(tried, option);
      ends[i]!.push(playOn(tried, rng(seed + 1, rollouts)));
    }
    rollouts++;
    if (progress?.(rollouts / iterations)) break;
  }
  return { rollouts, ends };
};
