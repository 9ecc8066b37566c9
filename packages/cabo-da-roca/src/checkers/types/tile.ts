import { also, face, type Reader, rotation, rulings, shape, type ValueOf, withSchema } from '../../parse.ts';
import { board } from '../../position/reader.ts';
import type { Board, PlacedTile, PortId, Rotation, Square } from '../../types.ts';
import { checkRing, edition, inBox, ring } from '../fields.ts';
import type { CheckerAnswer, CheckerViolation } from './common.ts';

/** A map as it was written: drawn or listed, with a tile on it. */
const map: Reader<Board> = withSchema(board.schema, (json, path, problems) => {
  const before = problems.length;
  const tiles = board(json, path, problems) as readonly PlacedTile[] | undefined;
  if (tiles?.length === 0 && problems.length === before) problems.push({ path, code: 'too-short' });
  return tiles && (json as Board);
});

/** The reader of PlacesInput. */
export const readPlaces = inBox(() => shape({ board: map, tile: face }, { edition, rulings }));

/** The map and the tile in hand. */
export interface PlacesInput extends ValueOf<typeof readPlaces> {}

/** The reader of TileInput. */
export const readTile = inBox((box) =>
  also(shape({ tile: face, rot: rotation, around: ring }, { edition, rulings }), ({ around }, _, problems) =>
    checkRing(box, around, 'around', problems),
  ),
);

/** The tile, its rotation and the neighbors that lie there; all of them must agree with each other. */
export interface TileInput extends ValueOf<typeof readTile> {}

/** Land or sea at a point of the grid. */
export type Ground = 'land' | 'sea';

/** A corner of the square: what the tile has there, and what the neighbors ask for. */
export interface CornerPoint {
  readonly corner: 'NW' | 'NE' | 'SE' | 'SW';
  readonly tile: Ground;
  /** `null`: no neighbor touches the corner. */
  readonly asked: Ground | null;
  readonly agrees: boolean;
}

/** A side of the square; `matches` is `null` where no tile lies beyond it. */
export interface TileSide {
  readonly side: 'N' | 'E' | 'S' | 'W';
  readonly matches: boolean | null;
}

/** Whether it fits, point by point. */
export interface TileAnswer extends CheckerAnswer {
  /** The four corners, clockwise from north-west. */
  readonly points: readonly CornerPoint[];
  /** The four sides, clockwise from north. */
  readonly sides: readonly TileSide[];
  /** Rotations in which the tile would fit here; 0 stands for all that look like it. */
  readonly rotations: readonly Rotation[];
  /** Ports in the eight squares around, which keep another port away. */
  readonly ports: readonly PortId[];
}

/** A free square and what the tile could do there. */
export interface Place {
  readonly at: Square;
  /** Rotations in which it fits; 0 stands for all that look like it. */
  readonly fits: readonly Rotation[];
  /** For every other rotation that looks different: why not. */
  readonly refused: readonly { readonly rot: Rotation; readonly violations: readonly CheckerViolation[] }[];
}

/** Every free square beside a tile or touching one by a corner, by y, then x. */
export interface PlacesAnswer extends CheckerAnswer {
  readonly squares: readonly Place[];
  /** Placements that are legal: a square and a rotation each. */
  readonly placements: number;
  /** Whether the tile may go back into the stack: it has no place. */
  readonly goesBack: boolean;
}
