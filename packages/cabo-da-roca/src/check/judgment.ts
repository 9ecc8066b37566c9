import type { Clause } from '../clauses.ts';
import type { Refusal } from '../reasons.ts';

/** What a group of tests says: what is broken, and the clauses that allow the action if nothing is. */
export interface Judgment {
  readonly found: readonly Refusal[];
  readonly by: readonly Clause[];
}

/** One broken rule and nothing to look at beyond it. */
export const only = (found: Refusal): Judgment => ({ found: [found], by: [] });

/**
 * Where tests put what they find. Lists of legal actions are made by the same tests with nobody to hear the reasons:
 * then the first one ends the search.
 */
export type Ear = Refusal[] | null;
