import { type Action, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import { type Estimate, estimateOf } from '../estimate.ts';
import { positionQuestion, unlessOver } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { tryOut } from '../rollouts.ts';
import { type ChancesInput, inputs } from './inputs.ts';
import { type Playout, rollouts } from './playouts.ts';

/** A play and what follows: shares of the wins (a shared win counts in part) and mean final counters, by seat. */
export interface RankedChance {
  /** `null`: the table as it stands, where the seat is not to act. */
  readonly action: Action | null;
  readonly wins: readonly number[];
  readonly means: readonly Estimate[];
}

/** An estimate over games of sensible play to the end, hidden pieces dealt anew each time, the same for every play. */
export interface ChancesAnswer extends Answer {
  readonly games: number;
  /** A share of wins lies within so much of the true one, for games so played, with a probability of 95 % (Hoeffding). */
  readonly within: number;
  /** The share of games that had not ended. */
  readonly cut: number;
  /** Plays, the asker's likeliest win first, then the highest mean counter. */
  readonly ranking: readonly RankedChance[];
}

const usualGames = 30;

/** How far the share of n games may lie from the true one, with a probability of 95 %. */
export const hoeffding = (games: number): number => Math.sqrt(Math.log(2 / 0.05) / (2 * games));

const summary = (action: Action | null, ends: readonly Playout[], seats: readonly Seat[]): RankedChance => ({
  action,
  wins: seats.map((seat) => {
    const shares = ends.map(({ winners }) => (winners.includes(seat) ? 1 / winners.length : 0));
    return shares.reduce((sum, share) => sum + share, 0) / ends.length;
  }),
  means: seats.map((seat) => estimateOf(ends.map(({ totals }) => totals[seat]!))),
});

/** Who will win, by what I do now? */
export const chances: Question<State, ChancesInput, ChancesAnswer> = positionQuestion(comptoirDesAntilles, {
  id: 'chances',
  certainty: 'estimate',
  example: { seat: 0 },
  reads: (state) => unlessOver(comptoirDesAntilles, state, inputs.chances(state)),
  solve: (state, { seat, games }, { iterations = usualGames, ...budget } = {}) => {
    const seen = comptoirDesAntilles.view(state!, seat);
    const own = comptoirDesAntilles.actions(seen, seat);
    const options = own.length > 0 ? own : [null];
    const tried = tryOut(rollouts, seen, options, { ...budget, iterations: games ?? iterations });
    const seats = seen.premiums.map((_, other) => other);
    const all = tried.ends.flat();
    return {
      certainty: 'estimate',
      games: tried.rollouts,
      within: hoeffding(tried.rollouts),
      cut: all.filter(({ cut }) => cut).length / all.length,
      ranking: options
        .map((action, i) => summary(action, tried.ends[i]!, seats))
        .sort((a, b) => b.wins[seat]! - a.wins[seat]! || b.means[seat]!.value - a.means[seat]!.value),
    };
  },
});
