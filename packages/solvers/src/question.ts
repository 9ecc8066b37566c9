import type { Result } from '@portolan/core';
import type { JsonSchema } from '@portolan/core/readers';

/**
 * What an answer is worth. `proved`: the result of best play by all. `exact`: no chance or play is left out of what was asked.
 * `estimate`: a sample, with its standard error.
 */
export type Certainty = 'proved' | 'exact' | 'estimate';

/** How long an estimate may think, and from which seed. The same seed and iterations give the same answer. */
export interface Budget {
  /** Rollouts for each option; of a search, which drops options on its way, for all of them together. */
  readonly iterations?: number;
  /** Milliseconds that a search may take; with `iterations` too, whatever is over first. */
  readonly time?: number;
  /** The clock of `time`, in milliseconds; default `Date.now`. */
  readonly now?: () => number;
  /** The seed of chance; default 1. */
  readonly seed?: number;
  /** Hears the share done, from 0 to 1, and gives the answer so far where there is one; asked to stop it returns true. */
  readonly progress?: (done: number, soFar?: () => Answer) => boolean;
}

/** What every answer has. The rest is the question's own. */
export interface Answer {
  /** What this answer is worth. */
  readonly certainty: Certainty;
  /** All options, best first. */
  readonly ranking: readonly unknown[];
}

/** A question about a position, or about numbers alone. */
export interface Question<State, Input, Reply extends Answer> {
  /** Its name in links and on the command line. */
  readonly id: string;
  /** What its answers are worth as a rule; an estimate can turn out `exact` or `proved` where little is left to play. */
  readonly certainty: Certainty;
  /** Whether it thinks for as long as it is told (`Budget.time`). */
  readonly timed?: boolean;
  /** Whether it is asked of a position. */
  readonly needsPosition: boolean;
  /** Its input as JSON Schema, at a new table for the most players. */
  readonly schema: JsonSchema;
  /** An input to try on the game’s `sample`: the fields that it cannot do without. Pieces that it names need not be on every table. */
  readonly example: Input;
  /** Reads an input of unknown shape; what does not fit the position is a problem too. */
  parse(json: unknown, state?: State): Result<Input>;
  /** Answers; never fails on a parsed input. */
  solve(state: State | undefined, input: Input, budget?: Budget): Reply;
}
