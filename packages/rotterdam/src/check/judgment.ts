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
export const citing = (...clauses: readonly (Clause | false)[]): Clause[] =>
  clauses.filter((clause): clause is Clause => clause !== false);
