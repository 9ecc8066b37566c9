import type { Violation } from '@portolan/core';
import type { Clause } from '../clauses.ts';

/** A broken rule of Borneo. */
export type Found = Violation<Clause>;

/** What a group of tests says: what is broken, and the clauses that allow the action if nothing is. */
export interface Judgment {
  readonly found: readonly Found[];
  readonly by: readonly Clause[];
}
