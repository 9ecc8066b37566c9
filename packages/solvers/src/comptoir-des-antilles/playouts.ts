import { type Action, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import { winnersOf } from '@portolan/comptoir-des-antilles/pieces';
import { type Policies, pickWeighted, playOut, type Rng } from '@portolan/core';
import type { Rollouts } from '../rollouts.ts';
import { sensible } from './policy.ts';
import { UNKNOWN } from './table.ts';

/** How a game that was played on ended, or stands. */
export interface Playout {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** It had not ended after a great many actions. */
  readonly cut: boolean;
}

/** Names every goods tile that lies face down in a hand, in place; what is left unseen is the shuffled pile. */
export const dealUnseen = (state: State, random: Rng): State => {
  for (const hand of state.hands) {
    for (let i = 0; i < hand.length; i++) {
      const left = state.unseen.flatMap((count, kind) => (count > 0 ? [[kind, count] as const] : []));
      if (hand[i] !== UNKNOWN || left.length === 0) continue;
      const kind = pickWeighted(random, left);
      state.unseen[kind]!--;
      hand[i] = kind << 1;
    }
    hand.sort((a, b) => a - b);
  }
  return state;
};

/** More actions than a game takes: with some boxes ships can stay for ever. */
const MOST_ACTIONS = 3000;

/** Plays on to the end, in place. */
export const playOn = (state: State, random: Rng, policy: Policies<State, Action> = sensible): Playout => {
  playOut(comptoirDesAntilles, state, random, { policy, maxActions: MOST_ACTIONS });
  const totals = state.premiums.slice();
  const winners = comptoirDesAntilles.outcome(state)?.winners;
  return { totals, winners: winners ?? winnersOf(totals), cut: winners === undefined };
};

/** The game as rollouts see it. */
export const rollouts: Rollouts<State, Action, Playout> = {
  clone: comptoirDesAntilles.clone,
  apply: comptoirDesAntilles.apply,
  deal: dealUnseen,
  playOn: (state, random) => playOn(state, random),
};
