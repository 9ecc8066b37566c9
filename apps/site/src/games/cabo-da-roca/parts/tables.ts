import type { Table } from '@portolan/boards/cabo-da-roca';
import {
  type Board,
  type Edition,
  type Face,
  type PlacedSailor,
  type PlacedShip,
  type PlacedTile,
  type Position,
  parseEdition,
  reconstructed,
  type ShipId,
  type Square,
} from '@portolan/cabo-da-roca';
import type { LaidTile } from '@portolan/cabo-da-roca/checkers';
import { boxOf, cornersToward, faceNumber, rotationTo } from '@portolan/cabo-da-roca/pieces';

/** The box that a form is about; the default one while the owner's cannot be read. */
export const boxFrom = (edition: unknown): Edition => {
  const read = parseEdition(edition ?? undefined);
  return read.ok ? read.value : reconstructed;
};

/** A tile of a box turned so that its land lies north, or in one of the corners there. */
export const landNorth = (box: Edition, tile: Face, where: 'N' | 'NW' | 'NE' = 'N'): LaidTile => {
  const wanted = cornersToward[{ N: 0, NE: 1, NW: 7 }[where]] ?? 0;
  return { tile, rot: rotationTo(boxOf(box).lands[faceNumber(tile)]?.[0] ?? 0, wanted) };
};

/** What a small table is made of. */
export interface Small {
  readonly tiles: readonly PlacedTile[];
  readonly ships?: Readonly<Record<ShipId, PlacedShip>>;
  readonly sailors?: readonly PlacedSailor[];
  readonly active?: number;
  /** Default: the reconstructed box. */
  readonly box?: Edition;
}

/** A table to draw, made of a few tiles and pieces; it need not be one that can be played. */
export const smallTable = ({ tiles, ships = {}, sailors = [], active = 0, box = reconstructed }: Small): Table => ({
  position: { seats: 2, board: tiles, ships, sailors, active },
  box,
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
