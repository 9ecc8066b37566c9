import { beside, kindOf, same, tileAt } from '@portolan/boards/cabo-da-roca';
import {
  directions,
  type Edition,
  type Face,
  type PlacedTile,
  type Rotation,
  type Square,
} from '@portolan/cabo-da-roca';
import { demand, fits } from '@portolan/cabo-da-roca/pieces';
import { looks } from '../parts/looks.ts';

/** The ways a tile looks different on a square, those that fit its neighbors first (laying.sides, laying.corners). */
const waysOn = (tiles: readonly PlacedTile[], at: Square, face: Face, box: Edition): Rotation[] => {
  const demands = directions.reduce((all, direction, dir) => {
    const neighbor = tiles.find((tile) => same(tile.at, beside(at, direction)));
    if (!neighbor) return all;
    const { land } = tileAt(box, neighbor.at, neighbor.tile, neighbor.rot ?? 0);
    return all | demand((dir + 4) % 8, land);
  }, 0);
  const fitting = (rot: Rotation): boolean => fits(tileAt(box, at, face, rot).land, demands);
  const all = looks(kindOf(face), box);
  return [...all.filter(fitting), ...all.filter((rot) => !fitting(rot))];
};

/** How a tile is laid on a square: so that it fits, if it does; laid again on itself it is turned to the next way. */
export const layingOn = (tiles: readonly PlacedTile[], at: Square, face: Face, box: Edition): Rotation => {
  const others = tiles.filter((tile) => !same(tile.at, at));
  const ways = waysOn(others, at, face, box);
  const now = tiles.find((tile) => same(tile.at, at) && kindOf(tile.tile) === kindOf(face));
  const next = now ? ways.indexOf(now.rot ?? 0) + 1 : 0;
  return ways[next % ways.length] ?? 0;
};
