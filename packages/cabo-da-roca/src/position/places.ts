import { join, type Problem } from '@portolan/core';
import type { PlacedTile, Position, Square } from '../types.ts';

/** A piece that stands where no tile lies. */
const offMap = (laid: ReadonlySet<string>, at: Square, path: string): Problem[] =>
  laid.has(String(at)) ? [] : [{ path: join(path, 'at'), code: 'no-tile', facts: { at } }];

/** Two sailors on one square. */
const twice = (sailors: NonNullable<Position['sailors']>): Problem[] => {
  const seen = new Set<string>();
  return sailors.flatMap(({ at }, i) => {
    const again = seen.has(String(at));
    seen.add(String(at));
    return again ? [{ path: `sailors[${i}].at`, code: 'sailor-there', facts: { at } }] : [];
  });
};

/** Two ships on one square, unless one of them is passing over the other (crossing.move-on). */
const collisions = ({ ships = {}, crossing }: Position): Problem[] => {
  const seen = new Set<string>();
  return Object.entries(ships)
    .filter(([id]) => id !== crossing)
    .flatMap(([id, { at }]) => {
      const again = seen.has(String(at));
      seen.add(String(at));
      return again ? [{ path: `ships.${id}.at`, code: 'ship-there', facts: { at } }] : [];
    });
};

/** Pieces off the map, and two on one square: a place that a chart has no entry for. */
export const placeProblems = (position: Position, tiles: readonly PlacedTile[]): Problem[] => {
  const laid = new Set(tiles.map(({ at }) => String(at)));
  const { ships = {}, sailors = [] } = position;
  return [
    ...Object.entries(ships).flatMap(([id, { at }]) => offMap(laid, at, `ships.${id}`)),
    ...sailors.flatMap(({ at }, i) => offMap(laid, at, `sailors[${i}]`)),
    ...collisions(position),
    ...twice(sailors),
  ];
};
