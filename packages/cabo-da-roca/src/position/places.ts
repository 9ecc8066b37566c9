import { join, type Problem } from '@portolan/core';
import type { PlacedTile, Position, Square } from '../types.ts';

/** A piece that stands where no tile lies. */
const offMap = (laid: ReadonlySet<string>, at: Square, path: string): Problem[] =>
  laid.has(String(at)) ? [] : [{ path: join(path, 'at'), code: 'no-tile', facts: { at } }];

/** Pieces off the map: a chart has no such square. */
export const placeProblems = ({ ships = {}, sailors = [] }: Position, tiles: readonly PlacedTile[]): Problem[] => {
  const laid = new Set(tiles.map(({ at }) => String(at)));
  return [
    ...Object.entries(ships).flatMap(([id, { at }]) => offMap(laid, at, `ships.${id}`)),
    ...sailors.flatMap(({ at }, i) => offMap(laid, at, `sailors[${i}]`)),
  ];
};
