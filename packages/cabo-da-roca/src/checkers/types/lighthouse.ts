import type { Clause } from '../../clauses.ts';
import type { Event, ShipKind, Square } from '../../types.ts';
import type { BoxInput, CheckerAnswer, Whose } from './common.ts';

// "Lighthouse: what is due, what is won?"

/** A lighthouse and whose sailor keeps it; default nobody's. */
export interface LighthouseSpot {
  readonly at: Square;
  readonly keeper?: Whose;
}

/** Where a ship has been this turn, on open sea. */
export interface LighthouseInput extends BoxInput {
  /** The squares of the ship in order, the first where the turn began; each is one of the eight around the one before. */
  readonly path: readonly Square[];
  /** 1 to 4. */
  readonly lights: readonly LighthouseSpot[];
  /** Actions left when the last square is reached. */
  readonly left: number;
  /** Default a trade ship. */
  readonly ship?: ShipKind;
  /** Bonus moves kept from the turn before; default 0. */
  readonly kept?: number;
}

/** A toll, and the step that leaves the waters: from `path[step - 1]` to `path[step]`. */
export interface TollDue {
  readonly lighthouse: Square;
  readonly step: number;
  readonly amount: number;
}

/** A bonus move won. */
export interface BonusWon {
  readonly lighthouse: Square;
  readonly clause: Clause;
  /** `now`: with the last step. `at-end`: when the turn is ended there. */
  readonly when: 'now' | 'at-end';
  /** The step that wins it; `null` where the end of the run does. */
  readonly step: number | null;
}

/** Tolls and bonus moves of the way. The verdict is that on the last step. */
export interface LighthouseAnswer extends CheckerAnswer {
  readonly tolls: readonly TollDue[];
  readonly toll: number;
  readonly bonuses: readonly BonusWon[];
  /** Whether the run has ended: no action is left. */
  readonly runEnded: boolean;
  /** Bonus moves that the ship may use before this turn ends. */
  readonly usableNow: number;
  /** Bonus moves that it has in its next turn if it uses none before and ends the turn where it is. */
  readonly usableNext: number;
  /** Bonus moves that lapse at the end of this turn if they are not used. */
  readonly lapse: number;
  /** The lighthouses in whose waters each square of the way lies. */
  readonly waters: readonly (readonly Square[])[];
  readonly events: readonly Event[];
}
