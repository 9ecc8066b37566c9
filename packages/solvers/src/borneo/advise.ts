import { type Action, borneo, type State } from '@portolan/borneo';
import { UNKNOWN } from '@portolan/borneo/pieces';
import { bad, playOut, type Rng, rng, shuffle } from '@portolan/core';
import { integer, parseFields } from '../fields.ts';
import type { Answer, Budget, Question } from '../question.ts';
import { sensible } from './policy.ts';
import { tableOf, unseenOf } from './table.ts';

/** Who asks. Only what this seat may see is used. */
export interface AdviseInput {
  readonly seat: number;
}

/** An action with the mean margin, in victory points, over its best opponent, and the standard error of that mean. */
export interface RankedAction {
  readonly action: Action;
  readonly margin: number;
  readonly error: number;
  /** Whether it cannot be told from the best: the intervals of two standard errors overlap. */
  readonly equal: boolean;
}

/** An estimate over rollouts of sensible play, unknown cards dealt anew each time. */
export interface AdviseAnswer extends Answer {
  readonly best: Action;
  readonly margin: number;
  readonly error: number;
  /** Rollouts made for each action. */
  readonly rollouts: number;
  readonly ranking: readonly RankedAction[];
}

const usualRollouts = 40;

/** Deals the unseen cards to every place where one lies face down, in place. */
export const dealUnseen = (state: State, random: Rng): State => {
  const faces = shuffle(random, unseenOf(state) ?? []);
  const zones = [...state.hands, ...state.shipments, state.pile, state.discard];
  for (const zone of zones) {
    if (zone[0] !== UNKNOWN) continue;
    for (let i = 0; i < zone.length; i++) if (zone[i] === UNKNOWN) zone[i] = faces.pop() ?? UNKNOWN;
    zone.sort((a, b) => a - b);
  }
  return state;
};

const marginOf = (state: State, seat: number): number => {
  const totals = borneo.scores(state).map(({ total }) => total);
  return totals[seat]! - Math.max(...totals.filter((_, other) => other !== seat));
};

interface Sample {
  sum: number;
  squares: number;
}

/** Plays every action out once from the same deal, with the same luck. */
const sampleOnce = (
  seen: State,
  seat: number,
  actions: readonly Action[],
  samples: Sample[],
  seed: number,
  round: number,
) => {
  const dealt = dealUnseen(borneo.clone(seen), rng(seed, round));
  actions.forEach((action, i) => {
    const state = borneo.clone(dealt);
    borneo.apply(state, action);
    playOut(borneo, state, rng(seed + 1, round), { policy: sensible });
    const margin = marginOf(state, seat);
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
    if (!state) return bad({ path: 'position', code: 'missing-field', facts: { field: 'position' } });
    const parsed = parseFields<AdviseInput>(json, { seat: integer(0, tableOf(state).seats - 1) });
    if (!parsed.ok) return parsed;
    const { seat } = parsed.value;
    if (state.edition.shipments === 'free') return bad({ path: 'position.edition.shipments', code: 'deck-unknown' });
    const { actors } = borneo.turn(state);
    if (!actors.includes(seat))
      return bad({ path: 'seat', code: 'not-to-act', facts: { found: seat, expected: actors } });
    if (borneo.actions(state, seat).length === 0)
      return bad({ path: `hands[${seat}]`, code: 'nothing-known', facts: { seat } });
    return parsed;
  },
  solve: (state, { seat }, { iterations = usualRollouts, seed = 1, progress }: Budget = {}) => {
    const seen = borneo.view(state!, seat);
    const actions = borneo.actions(seen, seat);
    const samples = actions.map(() => ({ sum: 0, squares: 0 }));
    let rollouts = 0;
    while (rollouts < iterations) {
      sampleOnce(seen, seat, actions, samples, seed, rollouts);
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
