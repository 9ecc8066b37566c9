import type { Violation } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import { also, boolean, direction, integer, nullable, rulings, shape, type ValueOf, word } from '../../parse.ts';
import { directionOf } from '../../pieces/squares.ts';
import type { SinkCause, Square } from '../../types.ts';
import { type Direction, directions, type Event } from '../../types.ts';
import { edition, few, inBox, laidTile, ring, shipKind } from '../fields.ts';
import { isPort } from '../small-table.ts';
import type { CheckerAnswer } from './common.ts';

/** Most lighthouses behind a ship: the edition has four. */
const lighthouses = integer(0, 3);

export const opposite = (name: Direction): Direction => directions[(directionOf(name) + 4) & 7]!;

/** The reader of SailingInput. */
export const readSailing = inBox(() =>
  also(
    shape(
      {
        /** `depart`: out of a port, in the direction of `heading`. */
        move: word(['advance', 'rotate', 'depart'], 'unknown-action'),
        ship: shipKind,
        heading: direction,

        /** Actions left. */
        left: few,

        /** The tile the ship is on. In a port it is moored. */
        from: laidTile,

        /** The tile ahead; `null`: none is laid. A rotation does not look at it. */
        to: nullable(laidTile),
      },
      {
        /** Bonus moves the ship has; default 0. */
        bonus: few,

        /** A bonus move is to pay for the move. */
        useBonus: boolean,

        /** Tiles around the target, by direction from it (the ship's own square is `from`): needed for fishing ships and to pass over another ship. */
        around: ring,

        /** A land square lies around the square behind the target, out of the ring: it matters to a fishing ship that passes over another. */
        landBeyond: boolean,

        /** A ship on the target: its heading, in a port anything. */
        there: direction,

        /** A sailor on the target. */
        sailor: boolean,

        /** How many lighthouses kept by opponents lose the ship from their waters by this move; default 0. */
        keepers: lighthouses,

        /** Steps and rotations that the ship has made this turn; default 0 each. */
        advanced: few,
        rotated: few,

        /** The ship has entered this port this turn. */
        entered: boolean,
        edition,
        rulings,
      },
    ),
    ({ heading, around, to, there, sailor, from, entered }, _, problems) => {
      const own = opposite(heading);
      if (around?.[own]) problems.push({ path: `around.${own}`, code: 'square-taken' });
      if (to === null && there) problems.push({ path: 'there', code: 'no-tile' });
      if (to === null && sailor) problems.push({ path: 'sailor', code: 'no-tile' });
      if (entered && !isPort(from)) problems.push({ path: 'entered', code: 'not-in-port' });
    },
  ),
);

/** One move of a ship. Its target is the square `[0, 0]` of the answer's table; the ship comes from the square behind it. */
export interface SailingInput extends ValueOf<typeof readSailing> {}

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
