import type { Ruling } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import type { RulingName } from '../../readings.ts';

/** An open point whose name and clauses are known ids. */
export interface RotterdamRuling extends Ruling {
  readonly name: RulingName;
  readonly touches: readonly Clause[];
}
