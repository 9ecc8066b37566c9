import type { Clause } from '../clauses.ts';
import type { Refusal } from '../reasons.ts';

/** What a group of tests says: what is broken, and the clauses that allow the action if nothing is. */
export interface Judgment {
  readonly found: readonly Refusal[];
  readonly by: readonly Clause[];
}

/** Nothing is broken. */
export const none: readonly Refusal[] = [];

/** The clauses that hold, in order; those that do not are left out. */
export const citing = (...clauses: (Clause | false)[]): Clause[] => {
  // Asked at every check: the list of the arguments itself is the answer.
  let held = 0;
  for (const clause of clauses) if (clause !== false) clauses[held++] = clause;
  clauses.length = held;
  return clauses as Clause[];
};
