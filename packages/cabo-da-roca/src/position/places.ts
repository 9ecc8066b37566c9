import { join, type Problem } from '@portolan/core';
import type { PlacedTile, Position, Square } from '../types.ts';

/** A number for each square that can be typed, also for those off the table. */
export const placeKey = ([x, y]: Square): number => x * 4096 + y;

/** A piece that stands where no tile lies. */
const offMap = (laid: ReadonlySet<number>, at: Square, path: string): Problem[] =>
  laid.has(placeKey(at)) ? [] : [{ path: join(path, 'at'), code: 'no-tile', facts: { at } }];

/** Pieces off the map: a chart has no such square. */
export const placeProblems = ({ ships = {}, sailors = [] }: Position, tiles: readonly PlacedTile[]): Problem[] => {
  const laid = new Set(tiles.map(({ at }) => placeKey(at)));
  return [
    ...Object.entries(ships).flatMap(([id, { at }]) => offMap(laid, at, `ships.${id}`)),
    ...sailors.flatMap(({ at }, i) => offMap(laid, at, `sailors[${i}]`)),
  ];
};
