import { type Direction, directions, type Square } from '@portolan/cabo-da-roca';
import type { Point } from '../drawings/geometry.ts';

/** The side of a square, in the units of a chart's viewBox. */
export const UNIT = 100;

const steps: Readonly<Record<Direction, Point>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** One square in a direction: east, south. */
export const stepOf = (direction: Direction): Point => steps[direction];

/** The direction that many eighths of a circle to the right. */
export const turnedBy = (direction: Direction, eighths: number): Direction =>
  directions[(directions.indexOf(direction) + eighths + 8) % 8]!;

/** Degrees clockwise from north. */
export const degreesOf = (direction: Direction): number => directions.indexOf(direction) * 45;

/** The square beside another one. */
export const beside = ([x, y]: Square, direction: Direction): Square => {
  const [dx, dy] = steps[direction];
  return [x + dx, y + dy];
};

/** A square as a key: `3,-1`. */
export const keyOf = ([x, y]: Square): string => `${x},${y}`;

/** Whether two squares are the same. */
export const same = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];

/** Whether a square is one of the eight around another. */
export const isBeside = (a: Square, b: Square): boolean =>
  !same(a, b) && Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;

/** The eight squares around one. */
export const around = (at: Square): Square[] => directions.map((direction) => beside(at, direction));

/** The squares on both sides of a heading. */
export const abeam = (at: Square, heading: Direction): readonly [left: Square, right: Square] => [
  beside(at, turnedBy(heading, -2)),
  beside(at, turnedBy(heading, 2)),
];

/** The north-west corner of a square on the chart. */
export const cornerOf = ([x, y]: Square): Point => [x * UNIT, y * UNIT];

/** The middle of a square on the chart. */
export const middleOf = ([x, y]: Square): Point => [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2];

/** A rectangle of squares: the north-west one, and how many. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** The smallest rectangle around some squares; one square at the origin if there are none. */
export const extentOf = (squares: readonly Square[]): Extent => {
  if (squares.length === 0) return { x: 0, y: 0, columns: 1, rows: 1 };
  const xs = squares.map(([x]) => x);
  const ys = squares.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
};

/** Whether a square lies in a rectangle. */
export const inside = ({ x, y, columns, rows }: Extent, at: Square): boolean =>
  at[0] >= x && at[0] < x + columns && at[1] >= y && at[1] < y + rows;

/** Squares as one path, neighbors in a row joined. */
export const squaresPath = (squares: readonly Square[]): string => {
  const sorted = [...squares].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const runs: { at: Square; length: number }[] = [];
  for (const at of sorted) {
    const last = runs[runs.length - 1];
    if (last && last.at[1] === at[1] && last.at[0] + last.length === at[0]) last.length += 1;
    else runs.push({ at, length: 1 });
  }
  return runs
    .map(({ at: [x, y], length }) => `M${x * UNIT} ${y * UNIT}h${length * UNIT}v${UNIT}h${-length * UNIT}Z`)
    .join('');
};
