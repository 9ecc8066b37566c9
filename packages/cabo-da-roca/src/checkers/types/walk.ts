import type { Edition } from '../../edition.ts';
import { faceNumber, isClosed, isWalkable, kindOf } from '../../faces.ts';
import { also, boolean, direction, nullable, rulings, shape, type ValueOf } from '../../parse.ts';
import type { Direction } from '../../types.ts';
import { clashingTiles, edition, few, inBox, laidTile } from '../fields.ts';
import { isPort } from '../small-table.ts';
import type { CheckerAnswer, LaidTile } from './common.ts';

export const kindOn = ({ tile }: LaidTile): number => kindOf[faceNumber(tile)]!;

/** Where a sailor can stand: on land that leads on, on a lighthouse, on an island. */
const isPost = (tile: LaidTile): boolean => Boolean(isWalkable[kindOn(tile)] || isClosed[kindOn(tile)]);

/** The reader of WalkInput. */
export const readWalk = inBox((box) =>
  also(
    shape(
      {
        dir: direction,
        /** Actions left. */
        left: few,
        /** The tile the sailor stands on: coast, cove, port, lighthouse or island. */
        from: laidTile,
        /** The tile in that direction; `null`: none is laid. It must agree with the sailor's own. */
        to: nullable(laidTile),
      },
      {
        /** The sailor has walked, or come with its port, this turn. */
        moved: boolean,

        /** Another sailor stands there. */
        sailor: boolean,

        /** A ship lies there. */
        ship: boolean,

        /** An opponent's ship is moored in the port that the sailor leaves. */
        guest: boolean,

        /** A cargo of who asks has been sold in the port there this turn. */
        traded: boolean,
        edition,
        rulings,
      },
    ),
    (read, _, problems) => {
      for (const [path, code] of wrongFields(box, read)) problems.push({ path, code });
    },
  ),
);

/** One step of a sailor of who asks, from the square `[0, 0]` of the answer's table. */
export interface WalkInput extends ValueOf<typeof readWalk> {}

/** What cannot be as it is entered: the field and why. */
const wrongFields = (
  box: Edition,
  { from, to, dir, sailor, ship, guest, traded }: WalkInput,
): (readonly [string, string])[] => {
  const found: (readonly [string, string])[] = [];
  if (!isPost(from)) found.push(['from', 'not-a-post']);
  if (to && clashingTiles(box, { [dir]: to }, from).length > 0) found.push(['to', 'no-match']);
  if (to && from.tile.length === 1 && from.tile === to.tile) found.push(['to', 'duplicate']);
  if (guest && !isPort(from)) found.push(['guest', 'not-in-port']);
  if (traded && !(to && isPort(to))) found.push(['traded', 'not-in-port']);
  if (sailor && !(to && isPost(to))) found.push(['sailor', 'not-a-post']);
  if (ship && to === null) found.push(['ship', 'no-tile']);
  return found;
};

/** The step, and where land leads. */
export interface WalkAnswer extends CheckerAnswer {
  /** Directions in which land leads out of the sailor's own tile, clockwise from north; none from a lighthouse or an island. */
  readonly ways: readonly Direction[];
}
