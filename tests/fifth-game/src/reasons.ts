import type { Seat, Violation } from '@portolan/core';
import type { Point } from './board.ts';
import type { Clause } from './clauses.ts';

/** What is known of each way to break a rule, by reason. */
export interface Reasons {
  // Why an action is refused
  'game-over': object;
  'not-your-turn': { seat: Seat; active: Seat };
  'take-first': object;
  'no-mill': object;
  'men-in-hand': { men: number };
  'none-in-hand': object;
  'point-taken': { at: Point; seat: Seat };
  'too-far': { from: Point; to: Point };
  'not-yours': { at: Point };
  'not-theirs': { at: Point };
  'in-a-mill': { at: Point; free: readonly Point[] };
  // Why a position cannot occur
  'too-many-men': { seat: Seat; men: number; limit: number };
  'hands-apart': { hands: readonly [number, number] };
  'played-on': { seat: Seat };
}

/** A broken rule with the facts that its reason needs. */
export const broken = <Reason extends keyof Reasons>(
  clause: Clause,
  reason: Reason,
  facts: Reasons[Reason],
): Violation<Clause> => ({ clause, reason, facts: { ...facts } });
