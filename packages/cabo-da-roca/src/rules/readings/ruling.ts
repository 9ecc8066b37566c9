import type { Ruling } from '@portolan/core';
import type { Clause } from '../../clauses.ts';

/** An open point whose clauses are known ids. */
export interface CaboRuling extends Ruling {
  readonly touches: readonly Clause[];
}
