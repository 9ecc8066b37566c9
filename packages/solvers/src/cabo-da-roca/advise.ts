import { type Action, caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { bad, rng } from '@portolan/core';
import { integer, parseFields } from '../fields.ts';
import type { Answer, Budget, Question } from '../question.ts';
import { dealUnseen, playOn } from './playouts.ts';
import { sensible } from './policy.ts';
import { noPosition } from './table.ts';

/** Who asks. */
export interface AdviseInput {
  readonly seat: number;
}

/** An action with the mean margin, in coins, over its best opponent, and the standard error of that mean. */
export interface RankedAction {
  readonly action: Action;
  readonly margin: number;
  readonly error: number;
  /** Whether it cannot be told from the best: the intervals of two standard errors overlap. */
  readonly equal: boolean;
}

/** An estimate over rollouts of sensible play, eight rounds far, counted as if the game ended then. */
export interface AdviseAnswer extends Answer {
  readonly best: Action;
  readonly margin: number;
  readonly error: number;
  /** Rollouts made for each action. */
  readonly rollouts: number;
  readonly ranking: readonly RankedAction[];
}

const usualRollouts = 24;

/** Rounds that a rollout looks ahead: a voyage and the next one. */
const AHEAD = 8;

interface Sample {
  sum: number;
  squares: number;
}

/** Plays every action out once from the same deal, with the same luck. */
const sampleOnce = (
  given: State,
  seat: number,
  actions: readonly Action[],
  samples: Sample[],
  seed: number,
  round: number,
): void => {
  const dealt = dealUnseen(caboDaRoca.clone(given), rng(seed, round));
  actions.forEach((action, i) => {
    const state = caboDaRoca.clone(dealt);
    caboDaRoca.apply(state, action);
    const { totals } = playOn(state, rng(seed + 1, round), sensible, AHEAD);
    const margin = totals[seat]! - Math.max(...totals.filter((_, other) => other !== seat));
    samples[i]!.sum += margin;
    samples[i]!.squares += margin * margin;
  });
};

const rank = (actions: readonly Action[], samples: readonly Sample[], n: number): RankedAction[] => {
  const entries = actions.map((action, i) => {
    const mean = samples[i]!.sum / n;
    const variance = n > 1 ? Math.max(0, (samples[i]!.squares - n * mean * mean) / (n - 1)) : 0;
    return { action, margin: mean, error: Math.sqrt(variance / n) };
  });
  entries.sort((a, b) => b.margin - a.margin);
  const low = entries[0]!.margin - 2 * entries[0]!.error;
  return entries.map((entry) => ({ ...entry, equal: entry.margin + 2 * entry.error >= low }));
};

/** What is my best move? */
export const advise: Question<State, AdviseInput, AdviseAnswer> = {
  id: 'advise',
  certainty: 'estimate',
  needsPosition: true,
  fields: { seat: 'seat' },
  parse: (json, state) => {
    if (!state) return noPosition();
    const parsed = parseFields<AdviseInput>(json, { seat: integer(0, state.seats - 1) });
    if (!parsed.ok) return parsed;
    const { actors } = caboDaRoca.turn(state);
    if (actors.includes(parsed.value.seat)) return parsed;
    return bad({ path: 'seat', code: 'not-to-act', facts: { found: parsed.value.seat, expected: actors } });
  },
  solve: (given, { seat }, { iterations = usualRollouts, seed = 1, progress }: Budget = {}) => {
    const state = given!;
    const actions = caboDaRoca.actions(state, seat);
    const samples = actions.map(() => ({ sum: 0, squares: 0 }));
    let rollouts = 0;
    while (rollouts < iterations) {
      sampleOnce(state, seat, actions, samples, seed, rollouts);
      rollouts++;
      if (progress?.(rollouts / iterations)) break;
    }
    const ranking = rank(actions, samples, rollouts);
    const [first] = ranking;
    return {
      certainty: 'estimate',
      best: first!.action,
      margin: first!.margin,
      error: first!.error,
      rollouts,
      ranking,
    };
  },
};
