import type { Ruling } from '@portolan/core';
import type { Clause } from '../../clauses.ts';

/** An open point whose clauses are known ids. */
export interface BorneoRuling extends Ruling {
  readonly touches: readonly Clause[];
}
