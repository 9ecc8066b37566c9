import type { Board, Edition, Face, PlacedTile, PortId, Rotation, Square, TileKind } from '@portolan/cabo-da-roca';
import { cornersToward, faceNumber, kindText, parseToken, turned } from '@portolan/cabo-da-roca/pieces';

/** A tile as it lies on the table. */
export interface Tile {
  readonly at: Square;
  readonly face: Face;
  readonly rot: Rotation;
  readonly kind: TileKind;
  /** Its letter, if it is a port. */
  readonly port?: PortId;
  /** The side of its quay in quarter turns from north, if it is a port: where its land lies, whatever the box prints. */
  readonly quay?: Rotation;
  /** Land at its corners as it lies: bits nw 1, ne 2, se 4, sw 8. */
  readonly land: number;
}

const drawnTiles = (rows: readonly string[], [left, top]: Square): PlacedTile[] =>
  rows.flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((token, x) => {
        const laid = parseToken(token);
        return laid ? [{ at: [left + x, top + y] as const, ...laid }] : [];
      }),
  );

const isDrawn = (board: Board): board is Extract<Board, { rows: readonly string[] }> => 'rows' in board;

/** The kind of a face: all ports are one. */
export const kindOf = (face: Face): TileKind => kindText(faceNumber(face));

/** Land at the corners of a face, turned; sea if the box does not know it. */
const landOf = (box: Edition, kind: TileKind, rot: Rotation): number => {
  const corners = box.tiles.find((tile) => tile.kind === kind)?.corners ?? [];
  return turned(
    corners.reduce((land: number, corner, i) => land | (corner << i), 0),
    rot,
  );
};

const quayOf = (land: number, rot: Rotation): Rotation =>
  ([0, 1, 2, 3] as const).find((side) => turned(cornersToward[0] ?? 0, side) === land) ?? rot;

/** A face laid on a square. */
export const tileAt = (box: Edition, at: Square, face: Face, rot: Rotation): Tile => {
  const kind = kindOf(face);
  const land = landOf(box, kind, rot);
  const port = kind === 'port' ? { port: face as PortId, quay: quayOf(land, rot) } : {};
  return { at, face, rot, kind, land, ...port };
};

/** All tiles of a map, whichever way it is written, in reading order. */
export const tilesOf = (board: Board, box: Edition): Tile[] => {
  const laid = isDrawn(board) ? drawnTiles(board.rows, board.origin ?? [0, 0]) : board;
  return laid
    .map(({ at, tile, rot }) => tileAt(box, at, tile, rot ?? 0))
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
};
