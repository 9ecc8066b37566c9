import type { Violation } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import type { Direction, Event, ShipKind, SinkCause, Square } from '../../types.ts';
import type { BoxInput, CheckerAnswer, LaidTile } from './common.ts';

// "May this ship do this?"

/** One move of a ship. Its target is the square `[0, 0]` of the answer's table; the ship comes from the square behind it. */
export interface SailingInput extends BoxInput {
  /** `depart`: out of a port, in the direction of `heading`. */
  readonly move: 'advance' | 'rotate' | 'depart';
  readonly ship: ShipKind;
  readonly heading: Direction;
  /** Actions left. */
  readonly left: number;
  /** Bonus moves the ship has; default 0. */
  readonly bonus?: number;
  /** A bonus move is to pay for the move. */
  readonly useBonus?: boolean;
  /** The tile the ship is on. In a port it is moored. */
  readonly from: LaidTile;
  /** The tile ahead; `null`: none is laid. A rotation does not look at it. */
  readonly to: LaidTile | null;
  /** Tiles around the target, by direction from it (the ship's own square is `from`): needed for fishing ships and to pass over another ship. */
  readonly around?: Readonly<Partial<Record<Direction, LaidTile>>>;
  /** A land square lies around the square behind the target, out of the ring: it matters to a fishing ship that passes over another. */
  readonly landBeyond?: boolean;
  /** A ship on the target: its heading, in a port anything. */
  readonly there?: Direction;
  /** A sailor on the target. */
  readonly sailor?: boolean;
  /** How many lighthouses kept by opponents lose the ship from their waters by this move; default 0. */
  readonly keepers?: number;
  /** Steps and rotations that the ship has made this turn; default 0 each. */
  readonly advanced?: number;
  readonly rotated?: number;
  /** The ship has entered this port this turn. */
  readonly entered?: boolean;
}

/** The move, what it costs and what follows. */
export interface SailingAnswer extends CheckerAnswer {
  /** Actions that the move takes, the shark's included, a bonus move taken off; 0 without a target. */
  readonly cost: number;
  /** What the shark takes of it. */
  readonly shark: number;
  /** Why it cannot go on behind a ship that it would pass over: what the step after it breaks; empty where that is not the trouble. */
  readonly blocked: readonly Violation<Clause>[];
  /** Tiles around the target, by direction (that of the ship too), that cannot lie beside it or beside each other. */
  readonly clashes: readonly Direction[];
  /** Coins due to keepers of lighthouses when the move is made. */
  readonly toll: number;
  /** The ship passes over another one: where it must go next. */
  readonly moveOn: Square | null;
  /** What sinks the ship there; `null` if it stays afloat or the move is illegal. */
  readonly sinks: SinkCause | null;
  /** If it was played all the same and an opponent notices: the ship sinks. */
  readonly penalty: boolean;
  /** What happens when it is played; empty if the move is illegal. */
  readonly events: readonly Event[];
}
