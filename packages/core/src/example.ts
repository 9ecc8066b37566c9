import type { Rulings } from './game.ts';
import type { Text } from './text.ts';

/**
 * A clause shown at work: a position, a few actions, and what the last one is answered.
 * Executed by the tests and playable on the page.
 */
export interface Example<Position = unknown, Action = unknown, Clause extends string = string> {
  /** Unique in the game, kebab-case. */
  readonly id: string;
  /** The clauses it makes fire: cited by the verdict, by an event, or by a problem of the position. */
  readonly shows: readonly [Clause, ...Clause[]];
  /** A heading of a few words. */
  readonly title: Text;
  /** What to look at, in a sentence or two. */
  readonly caption: Text;
  /** Readings that the example plays by; defaults are left out. */
  readonly rulings?: Rulings;
  /** The table it begins with. */
  readonly position: Position;
  /** All but the last lead up to it; empty when the position itself is the point. */
  readonly actions: readonly Action[];
  /** Whether the last action is legal; absent when there is none. */
  readonly legal?: boolean;
}
