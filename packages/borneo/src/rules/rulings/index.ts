import { typeset } from '../typeset.ts';
import { distributionRulings } from './distribution.ts';
import { fightRulings } from './fight.ts';
import { otherRulings } from './other.ts';
import { placementRulings } from './placement.ts';
import type { BorneoRuling } from './ruling.ts';

/** The open points in the order of their clauses, each with its readings, the default first. */
export const rulings: readonly BorneoRuling[] = typeset([
  ...placementRulings,
  ...fightRulings,
  ...distributionRulings,
  ...otherRulings,
]);
