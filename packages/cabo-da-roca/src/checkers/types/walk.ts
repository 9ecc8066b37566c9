import type { Direction } from '../../types.ts';
import type { BoxInput, CheckerAnswer, LaidTile } from './common.ts';

// "May my sailor walk there?"

/** One step of a sailor of who asks, from the square `[0, 0]` of the answer's table. */
export interface WalkInput extends BoxInput {
  readonly dir: Direction;
  /** Actions left. */
  readonly left: number;
  /** The tile the sailor stands on: coast, cove, port, lighthouse or island. */
  readonly from: LaidTile;
  /** The tile in that direction; `null`: none is laid. It must agree with the sailor's own. */
  readonly to: LaidTile | null;
  /** The sailor has walked, or come with its port, this turn. */
  readonly moved?: boolean;
  /** Another sailor stands there. */
  readonly sailor?: boolean;
  /** A ship lies there. */
  readonly ship?: boolean;
  /** An opponent's ship is moored in the port that the sailor leaves. */
  readonly guest?: boolean;
  /** A cargo of who asks has been sold in the port there this turn. */
  readonly traded?: boolean;
}

/** The step, and where land leads. */
export interface WalkAnswer extends CheckerAnswer {
  /** Directions in which land leads out of the sailor's own tile, clockwise from north; none from a lighthouse or an island. */
  readonly ways: readonly Direction[];
}
