import type { Game, Kind, Result, Seat, Unlisted } from '@portolan/core';
import { join } from '@portolan/core';
import { also, report } from '@portolan/core/readers';
import { estimateOf } from './estimate.ts';
import { type AdviseInput, adviseInput, positionQuestion } from './input.ts';
import type { Answer, Question } from './question.ts';
import { type Rollouts, tryOut } from './rollouts.ts';

/** An action with the mean margin, in points of the game, over its best opponent, and the standard error of that mean. */
export interface RankedAction<Action> {
  /** What may be done. */
  readonly action: Action;
  /** The mean margin over the best opponent, in points. */
  readonly margin: number;
  /** Its standard error. */
  readonly error: number;
  /** Whether it cannot be told from the best: the intervals of two standard errors overlap. */
  readonly equal: boolean;
}

/** An estimate over rollouts of sensible play, unknown pieces dealt anew each time. */
export interface AdviseAnswer<Action> extends Answer {
  /** The first of the ranking. */
  readonly best: Action;
  /** Its mean margin over the best opponent, in points. */
  readonly margin: number;
  /** The standard error of that margin. */
  readonly error: number;
  /** Rollouts made for each action. */
  readonly rollouts: number;
  /** How many further actions are listed that were not tried, being alike to one that was: 0 if all were. */
  readonly leftOut: number;
  /** Why still other actions may be missing: what the list of the seat does not hold. */
  readonly unlisted: readonly Unlisted[];
  /** All actions, best first. */
  readonly ranking: readonly RankedAction<Action>[];
}

/** What advice needs to know of a game: a rollout ends with the totals by seat. */
export interface Adviser<State, Action extends Kind> {
  readonly game: Pick<Game<State, Action>, 'turn' | 'actions' | 'view' | 'unlisted' | 'setup' | 'seats'>;
  readonly rollouts: Rollouts<State, Action, readonly number[]>;
  /** Rollouts for each action, if the budget does not say. */
  readonly usual: number;
  readonly seatsOf: (state: State) => number;
  /** The actions to try, where trying all that are listed would take too long, and how many others there are. */
  readonly options?: (state: State, seat: Seat) => { readonly actions: readonly Action[]; readonly leftOut: number };
  /** Why a seat that is to act cannot be advised all the same. */
  readonly refuse?: (state: State, seat: Seat) => Result<never> | undefined;
}

/** A seat's total less the best of the others. */
export const marginOf = (totals: readonly number[], seat: Seat): number =>
  totals[seat]! - Math.max(...totals.filter((_, other) => other !== seat));

const rank = <Action>(
  actions: readonly Action[],
  seat: Seat,
  ends: readonly (readonly (readonly number[])[])[],
): RankedAction<Action>[] => {
  const entries = actions.map((action, i) => {
    const { value: margin, error } = estimateOf(ends[i]!.map((totals) => marginOf(totals, seat)));
    return { action, margin, error };
  });
  entries.sort((a, b) => b.margin - a.margin);
  const low = entries[0]!.margin - 2 * entries[0]!.error;
  return entries.map((entry) => ({ ...entry, equal: entry.margin + 2 * entry.error >= low }));
};

/** The question "what is my best move?" of a game. */
export const adviserOf = <State, Action extends Kind>({
  game,
  rollouts: trial,
  usual,
  seatsOf,
  options,
  refuse,
}: Adviser<State, Action>): Question<State, AdviseInput, AdviseAnswer<Action>> =>
  positionQuestion(game, {
    id: 'advise',
    certainty: 'estimate',
    example: { seat: 0 },
    reads: (state) =>
      also(
        adviseInput(seatsOf(state)),
        ({ seat }, path, problems) => {
          const { actors } = game.turn(state);
          if (!actors.includes(seat)) {
            report(problems, join(path, 'seat'), 'not-to-act', { found: seat, expected: actors });
            return;
          }
          const refused = refuse?.(state, seat);
          if (refused && !refused.ok) problems.push(...refused.problems);
        },
        'not-to-act',
      ),
    solve: (state, { seat }, budget = {}) => {
      const seen = game.view(state!, seat);
      const { actions, leftOut } = options?.(seen, seat) ?? { actions: game.actions(seen, seat), leftOut: 0 };
      const { rollouts, ends } = tryOut(trial, seen, actions, { iterations: usual, ...budget });
      const ranking = rank(actions, seat, ends);
      const { action: best, margin, error } = ranking[0]!;
      return {
        certainty: 'estimate',
        best,
        margin,
        error,
        rollouts,
        leftOut,
        unlisted: (game.unlisted?.(seen) ?? []).filter((entry) => entry.seat === seat),
        ranking,
      };
    },
  });
