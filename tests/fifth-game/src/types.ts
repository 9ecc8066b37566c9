import type { Seat } from '@portolan/core';
import type { Point } from './board.ts';
import type { Clause } from './clauses.ts';
import type { Readings } from './readings.ts';

/** What a player does. */
export type Action =
  | { readonly kind: 'place'; readonly seat: Seat; readonly to: Point }
  | { readonly kind: 'move'; readonly seat: Seat; readonly from: Point; readonly to: Point }
  | { readonly kind: 'take'; readonly seat: Seat; readonly at: Point };

/** What happened, and the clause behind it. */
export type Event = { readonly clause: Clause } & (
  | { readonly kind: 'placed'; readonly seat: Seat; readonly to: Point }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Point; readonly to: Point }
  | { readonly kind: 'millClosed'; readonly seat: Seat }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly at: Point }
  | { readonly kind: 'ended'; readonly winner: Seat }
);

/** A table as people write it. */
export interface Position {
  /** Where the men of each seat stand. */
  readonly board: readonly [readonly Point[], readonly Point[]];
  /** Men of each seat not placed yet; left out: none. */
  readonly hands?: readonly [number, number];
  /** Who is to play; left out: seat 0. */
  readonly active?: Seat;
  /** Whether the active seat has closed a mill and is to take a man; left out: no. */
  readonly taking?: boolean;
  /** Readings by open point; what is left out stands at its default. */
  readonly rulings?: Partial<Readings>;
}

/** A table as the engine holds it. */
export interface State {
  /** Who stands on each point, in the order of `points`; -1: nobody. */
  board: number[];
  hands: [number, number];
  active: Seat;
  taking: boolean;
  rulings: Readings;
}
