import type { Actor, Unlisted } from '@portolan/core';
import type { Answer } from '../question.ts';

/** One of a seat’s actions with what was found of it. Values of all actions can be compared: they differ by paired differences. */
export interface RankedAction<Action> {
  /** What may be done. */
  readonly action: Action;
  /** The mean margin over the best opponent, in points; null: it was not tried. */
  readonly value: number | null;
  /** The standard error of that mean; null: so few tries tell nothing of it. */
  readonly error: number | null;
  /** The share of the wins, or of the leads where games were not played to their end, from 0 to 1, by differences as the value; null: not tried. */
  readonly wins: number | null;
  /** How often it was tried. */
  readonly count: number;
  /** The mean difference to the best from the same deals, in points, and its standard error. */
  readonly behind: number | null;
  readonly behindError: number | null;
  /** Whether it cannot be told apart from the best: within two standard errors of the difference. */
  readonly equal: boolean;
}

/** A move of the line that is expected. */
export interface ExpectedMove<Action> {
  /** Who moves; nature’s moves are what was assumed. */
  readonly actor: Actor;
  readonly action: Action;
}

/** The best move, as far as it was looked for. */
export interface BestAnswer<Action> extends Answer {
  /** The first of the ranking. */
  readonly best: Action;
  /** Games that were played on, or positions that were searched. */
  readonly tried: number;
  /** The share of the games with the best move that came to their end, from 0 to 1. */
  readonly over: number;
  /** What is expected to follow the best move, it first, in a game of middling luck. */
  readonly line: readonly ExpectedMove<Action>[];
  /** Further actions that are not listed: a listed one does the same with cards that promise no more. */
  readonly leftOut: number;
  /** Why still other actions may be missing: what the list of the seat does not hold. */
  readonly unlisted: readonly Unlisted[];
  /** Whether the ranking holds offers to others: what they are worth hangs on what we believe that others accept. */
  readonly offers: boolean;
  /** All actions, the best first; those that were not tried last, in the order of their promise. */
  readonly ranking: readonly RankedAction<Action>[];
}
