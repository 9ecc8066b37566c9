import type { Ruling } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { distributionRulings } from './rulings/distribution.ts';
import { fightRulings } from './rulings/fight.ts';
import { otherRulings } from './rulings/other.ts';
import { placementRulings } from './rulings/placement.ts';
import { typeset } from './typeset.ts';

/** An open point whose clauses are known ids. */
export interface BorneoRuling extends Ruling {
  readonly touches: readonly Clause[];
}

/** The open points in the order of their clauses, each with its readings, the default first. */
export const rulings: readonly BorneoRuling[] = typeset([
  ...placementRulings,
  ...fightRulings,
  ...distributionRulings,
  ...otherRulings,
]);
