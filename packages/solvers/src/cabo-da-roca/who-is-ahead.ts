import { type Action, caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { type Policy, rng, uniform } from '@portolan/core';
import { type Estimate, estimateOf } from '../estimate.ts';
import { positionQuestion, unlessOver } from '../input.ts';
import type { Answer, Budget, Question } from '../question.ts';
import { inputs, type PlayoutPolicy, type WhoIsAheadInput } from './inputs.ts';
import { dealUnseen, playOn } from './playouts.ts';
import { sensible } from './policy.ts';

const policies: Readonly<Record<PlayoutPolicy, Policy<State, Action>>> = { sensible, random: uniform };

/** A seat, its share of the wins (a shared win counts in part) and the mean of its totals. */
export interface RankedSeat {
  readonly seat: number;
  readonly wins: Estimate;
  readonly mean: Estimate;
}

/** An estimate over games that are played on from here, to the end or for 60 rounds. */
export interface WhoIsAheadAnswer extends Answer {
  readonly wins: readonly Estimate[];
  readonly means: readonly Estimate[];
  readonly games: number;
  /** The share of games that had not ended. */
  readonly cut: number;
  /** Seats, the likeliest winner first. */
  readonly ranking: readonly RankedSeat[];
}

const HORIZON = 60;
const usualGames = 40;

/** Who is ahead? */
export const whoIsAhead: Question<State, WhoIsAheadInput, WhoIsAheadAnswer> = positionQuestion(caboDaRoca, {
  id: 'whoIsAhead',
  certainty: 'estimate',
  example: {},
  reads: (state) => unlessOver(caboDaRoca, state, inputs.whoIsAhead(state)),
  solve: (given, input, { iterations = usualGames, seed = 1, progress }: Budget = {}) => {
    const state = given!;
    const seats = Array.from({ length: state.seats }, (_, seat) => seat);
    const playing = seats.map((seat) => policies[input.policies?.[seat] ?? 'sensible']);
    const wanted = input.games ?? iterations;
    const shares: number[][] = seats.map(() => []);
    const totals: number[][] = seats.map(() => []);
    let games = 0;
    let cut = 0;
    while (games < wanted) {
      const random = rng(seed, games);
      const end = playOn(dealUnseen(caboDaRoca.clone(state), random), random, playing, HORIZON);
      for (const seat of seats) {
        shares[seat]!.push(end.winners.includes(seat) ? 1 / end.winners.length : 0);
        totals[seat]!.push(end.totals[seat]!);
      }
      if (end.cut) cut++;
      games++;
      if (progress?.(games / wanted)) break;
    }
    const wins = shares.map(estimateOf);
    const means = totals.map(estimateOf);
    return {
      certainty: 'estimate',
      wins,
      means,
      games,
      cut: cut / games,
      ranking: seats
        .map((seat) => ({ seat, wins: wins[seat]!, mean: means[seat]! }))
        .sort((a, b) => b.wins.value - a.wins.value || b.mean.value - a.mean.value),
    };
  },
});
