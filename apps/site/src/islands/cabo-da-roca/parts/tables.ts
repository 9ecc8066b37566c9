import {
  type Board,
  type Edition,
  type PlacedSailor,
  type PlacedShip,
  type PlacedTile,
  type Position,
  reconstructed,
  type ShipId,
  type Square,
} from '@portolan/cabo-da-roca';
import type { Table } from '../../../boards/cabo-da-roca/model.ts';

/** What a small table is made of. */
export interface Small {
  readonly tiles: readonly PlacedTile[];
  readonly ships?: Readonly<Record<ShipId, PlacedShip>>;
  readonly sailors?: readonly PlacedSailor[];
  readonly active?: number;
}

/** A table to draw, made of a few tiles and pieces; it need not be one that can be played. */
export const smallTable = ({ tiles, ships = {}, sailors = [], active = 0 }: Small): Table => ({
  position: { seats: 2, board: tiles, ships, sailors, active },
  box: reconstructed,
});

/** A table to draw of any map. */
export const mapTable = (board: Board, box: Edition = reconstructed): Table => ({
  position: { seats: 2, board } as Position,
  box,
});

/** All squares of a rectangle, in reading order. */
export const squaresOf = (from: Square, to: Square): Square[] =>
  Array.from({ length: to[1] - from[1] + 1 }, (_, y) =>
    Array.from({ length: to[0] - from[0] + 1 }, (_, x): Square => [from[0] + x, from[1] + y]),
  ).flat();

/** Open sea on every square of a rectangle. */
export const openSea = (from: Square, to: Square): PlacedTile[] =>
  squaresOf(from, to).map((at) => ({ at, tile: 'sea' }));

/** Tiles with some of them laid over others. */
export const laidOver = (below: readonly PlacedTile[], above: readonly PlacedTile[]): PlacedTile[] => {
  const taken = new Set(above.map(({ at }) => String(at)));
  return [...below.filter(({ at }) => !taken.has(String(at))), ...above];
};
