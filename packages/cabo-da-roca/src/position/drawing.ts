import type { Problem } from '@portolan/core';
import { join } from '@portolan/core';
import { FIRST_PORT, faceText, parseFace, portText } from '../faces.ts';
import type { Face, PlacedTile, Rotation, Square } from '../types.ts';

/** A place without a tile. */
const EMPTY = '..';

/** Tokens of faces by rotation; a face with one token looks the same however turned. */
const named: Readonly<Partial<Record<Face, readonly string[]>>> = {
  sea: ['~'],
  quarter: ['qNW', 'qNE', 'qSE', 'qSW'],
  coast: ['cN', 'cE', 'cS', 'cW'],
  cove: ['vSW', 'vNW', 'vNE', 'vSE'],
  lighthouse: ['L'],
  shoals: ['S'],
  rock: ['R'],
  shark: ['K'],
  storm: ['T'],
  island: ['I'],
  wreck: ['W'],
  fish1: ['f1'],
  fish2: ['f2'],
  fish3: ['f3'],
};

const quays = ['N', 'E', 'S', 'W'];

/** The token of a face: ports by letter and quay, others by name; `lighthouse/1` where there is no shorter one. */
export const tokenOf = (face: number, rot: number): string => {
  if (face >= FIRST_PORT) return `${portText(face - FIRST_PORT)}.${quays[rot]}`;
  return named[faceText(face)]![rot] ?? `${faceText(face)}/${rot}`;
};

const tokens: ReadonlyMap<string, { readonly tile: Face; readonly rot: Rotation }> = new Map(
  Array.from({ length: (FIRST_PORT + 10) * 4 }, (_, i) => {
    const value = { tile: faceText(i >> 2), rot: (i & 3) as Rotation };
    return [tokenOf(i >> 2, i & 3), value] as const;
  }),
);

/** What a token shows; undefined if it is none. */
export const parseToken = (token: string): { readonly tile: Face; readonly rot: Rotation } | undefined => {
  const known = tokens.get(token);
  if (known) return known;
  const [, face = '', rot] = /^([a-z0-9]+)\/([0-3])$/.exec(token) ?? [];
  const tile = parseFace(face);
  return tile === undefined ? undefined : { tile: faceText(tile), rot: Number(rot) as Rotation };
};

/** The tiles of a drawing, row by row; a token that nobody knows is a problem of its row. */
export const readDrawing = (
  rows: readonly string[],
  [x0, y0]: Square,
  path: string,
  problems: Problem[],
): PlacedTile[] => {
  const tiles: PlacedTile[] = [];
  for (let y = 0; y < rows.length; y++) {
    const row = rows[y]!.trim().split(/\s+/);
    for (let x = 0; x < row.length; x++) {
      const token = row[x]!;
      if (token === EMPTY || token === '') continue;
      const at: Square = [x0 + x, y0 + y];
      const known = parseToken(token);
      if (known) tiles.push({ at, tile: known.tile, rot: known.rot });
      else {
        const facts = { found: token.slice(0, 40), at };
        problems.push({ path: join(join(path, 'rows'), y), code: 'unknown-token', facts });
      }
    }
  }
  return tiles;
};

/** Draws a rectangle of tokens, padded so that columns line up. `tokenAt` gives undefined where no tile lies. */
export const drawRows = (
  width: number,
  height: number,
  tokenAt: (x: number, y: number) => string | undefined,
): string[] => {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => tokenAt(x, y) ?? EMPTY),
  );
  const widest = Math.max(2, ...rows.flat().map((token) => token.length));
  return rows.map((row) =>
    row
      .map((token) => token.padEnd(widest))
      .join(' ')
      .trimEnd(),
  );
};
