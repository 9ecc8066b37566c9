/** What a reader of bad input is told: where, what, and the numbers that matter. Sentences are made from it by language. */
export interface Problem {
  /** Where in the input, as the reader would write it: `hands[1][0]`, `ports.2.harbor`; empty for the whole. */
  readonly path: string;
  /** A stable kebab-case code, one per kind of mistake. */
  readonly code: string;
  /** Values for the sentence: what was found, what was expected. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Success with a value, or the list of all problems found. Never both, never thrown. */
export type Result<Value, Failure = readonly Problem[]> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: Failure };

/** Wraps a value as a success. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/**
 * Wraps problems as a failure.
 *
 * @example
 * ```ts
 * import { bad } from '@portolan/core';
 *
 * bad({ path: 'seats', code: 'out-of-range', facts: { found: 9, min: 2, max: 4 } }).ok; // -> false
 * ```
 */
export const bad = (
  ...problems: readonly Problem[]
): { readonly ok: false; readonly problems: readonly Problem[] } => ({
  ok: false,
  problems,
});

/** The most problems reported of one input: nobody reads more, and a hostile input has millions. */
export const MOST_PROBLEMS = 100;

/** Wraps a list of problems as a failure; of a very long one the first hundred. */
export const allBad = (
  problems: readonly Problem[],
): { readonly ok: false; readonly problems: readonly Problem[] } => ({
  ok: false,
  problems: problems.slice(0, MOST_PROBLEMS),
});

/**
 * The value of a result that cannot fail here.
 *
 * @example
 * ```ts
 * import { borneo } from '@portolan/borneo';
 * import { must } from '@portolan/core';
 *
 * const table = must(borneo.setup({ seats: 4 }));
 * borneo.turn(table).actors; // -> ['nature']
 * ```
 * @throws Error that lists the problems, if it did fail.
 */
export const must = <Value>(result: Result<Value>): Value => {
  if (result.ok) return result.value;
  throw new Error(result.problems.map(({ path, code }) => `${path || 'input'}: ${code}`).join('; '));
};
