import type { Clause } from '../../clauses.ts';
import { also, list, type Reader, rulings, shape, square, type ValueOf, withSchema } from '../../parse.ts';
import { distance, squareOf } from '../../pieces/squares.ts';
import type { Event, Square } from '../../types.ts';
import { edition, few, inBox, shipKind, whose } from '../fields.ts';
import type { CheckerAnswer } from './common.ts';

const MOST_STEPS = 8;

const MOST_LIGHTS = 4;

/** A form's squares lie close to each other. */
const near: Reader<Square> = withSchema(square.schema, (json, path, problems) => {
  const read = square(json, path, problems);
  if (read === undefined || read.some((part) => part === undefined)) return undefined;
  if (read.every((part) => Math.abs(part) <= 20)) return read;
  problems.push({ path, code: 'unknown-square', facts: { found: [...read] } });
  return undefined;
});

/** The reader of LighthouseSpot. */
const spot = shape({ at: near }, { keeper: whose });

/** A lighthouse and whose sailor keeps it; default nobody's. */
export interface LighthouseSpot extends ValueOf<typeof spot> {}

/** The reader of LighthouseInput. */
export const readLighthouse = inBox(() =>
  also(
    shape(
      {
        /** The squares of the ship in order, the first where the turn began; each is one of the eight around the one before. */
        path: list(near, MOST_STEPS + 1, 2),
        /** 1 to 4. */
        lights: list(spot, MOST_LIGHTS, 1),
        /** Actions left when the last square is reached. */
        left: few,
      },
      {
        /** Default a trade ship. */
        ship: shipKind,
        /** Bonus moves kept from the turn before; default 0. */
        kept: few,
        edition,
        rulings,
      },
    ),
    ({ path, lights }, _, problems) => {
      for (const [i, to] of path.entries()) {
        const step = i === 0 ? 1 : distance(squareOf(path[i - 1]!), squareOf(to));
        if (step !== 1) problems.push({ path: `path[${i}]`, code: 'not-beside', facts: { found: [...to] } });
      }
      const taken = path.map(squareOf);
      for (const [i, { at }] of lights.entries()) {
        if (taken.includes(squareOf(at))) problems.push({ path: `lights[${i}].at`, code: 'square-taken' });
        taken.push(squareOf(at));
      }
    },
  ),
);

/** Where a ship has been this turn, on open sea. */
export interface LighthouseInput extends ValueOf<typeof readLighthouse> {}

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
