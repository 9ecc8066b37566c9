import type { Board, Edition, Face, PlacedTile, PortId, Rotation, Square, TileKind } from '@portolan/cabo-da-roca';

/** A tile as it lies on the table. */
export interface Tile {
  readonly at: Square;
  readonly face: Face;
  readonly rot: Rotation;
  readonly kind: TileKind;
  /** Its letter, if it is a port. */
  readonly port?: PortId;
  /** Land at its corners as it lies: bits nw 1, ne 2, se 4, sw 8. */
  readonly land: number;
}

const marks: Readonly<Record<string, Face>> = {
  '~': 'sea',
  L: 'lighthouse',
  S: 'shoals',
  R: 'rock',
  K: 'shark',
  T: 'storm',
  I: 'island',
  W: 'wreck',
  f1: 'fish1',
  f2: 'fish2',
  f3: 'fish3',
};

/** Rotations by where the land of the tile lies; a cove is named by its only sea corner. */
const turns: Readonly<Record<string, readonly string[]>> = {
  quarter: ['qNW', 'qNE', 'qSE', 'qSW'],
  coast: ['cN', 'cE', 'cS', 'cW'],
  cove: ['vSW', 'vNW', 'vNE', 'vSE'],
};
const quays = ['N', 'E', 'S', 'W'];

const isRotation = (value: number): value is Rotation => value >= 0 && value < 4;
const rotation = (value: number): Rotation => (isRotation(value) ? value : 0);

type Laid = Omit<PlacedTile, 'at'>;

/** A token of a drawn map; undefined for an empty square. */
const readToken = (token: string): Laid | undefined => {
  const mark = marks[token];
  if (mark) return { tile: mark };
  const [port, quay] = token.split('.');
  if (quay && port) return { tile: port as Face, rot: rotation(quays.indexOf(quay)) };
  const [face, rot] = token.split('/');
  if (rot && face) return { tile: face as Face, rot: rotation(Number(rot)) };
  const turn = Object.entries(turns).find(([, faces]) => faces.includes(token));
  return turn && { tile: turn[0] as Face, rot: rotation(turn[1].indexOf(token)) };
};

const drawnTiles = (rows: readonly string[], [left, top]: Square): PlacedTile[] =>
  rows.flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((token, x) => {
        const laid = readToken(token);
        return laid ? [{ at: [left + x, top + y] as const, ...laid }] : [];
      }),
  );

const isDrawn = (board: Board): board is Extract<Board, { rows: readonly string[] }> => 'rows' in board;

const kindOf = (face: Face): TileKind => (face.length === 1 ? 'port' : (face as TileKind));

/** Land at the corners of a face, turned; sea if the box does not know it. */
export const landOf = (box: Edition, face: Face, rot: Rotation): number => {
  const corners = box.tiles.find(({ kind }) => kind === kindOf(face))?.corners ?? [0, 0, 0, 0];
  const land = corners.reduce((bits: number, corner, i) => bits | (corner << i), 0);
  return ((land << rot) | (land >> (4 - rot))) & 15;
};

/** A face laid on a square. */
export const tileAt = (box: Edition, at: Square, face: Face, rot: Rotation): Tile => {
  const kind = kindOf(face);
  const land = landOf(box, face, rot);
  return { at, face, rot, kind, land, ...(kind === 'port' ? { port: face as PortId } : {}) };
};

/** All tiles of a map, whichever way it is written, in reading order. */
export const tilesOf = (board: Board, box: Edition): Tile[] => {
  const laid = isDrawn(board) ? drawnTiles(board.rows, board.origin ?? [0, 0]) : board;
  return laid
    .map(({ at, tile, rot }) => tileAt(box, at, tile, rot ?? 0))
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
};
