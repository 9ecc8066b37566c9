import { beside, keyOf, seaOf, type Table } from '@portolan/boards/cabo-da-roca';
import type { Square } from '@portolan/cabo-da-roca';

/** Free squares beside the map. */
export const freeSquares = (table: Table): Square[] => {
  const tiles = seaOf(table);
  const laid = new Set(tiles.map(({ at }) => keyOf(at)));
  const near = tiles.flatMap(({ at }) => (['N', 'E', 'S', 'W'] as const).map((side) => beside(at, side)));
  return [...new Map(near.filter((at) => !laid.has(keyOf(at))).map((at) => [keyOf(at), at])).values()];
};

/** A free square beside the map, to ask about. */
export const freeSquare = (table: Table): Square => freeSquares(table)[0] ?? [0, 0];
