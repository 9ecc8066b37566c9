import type { Square } from '@portolan/cabo-da-roca';
import { at, type Point } from '../drawings/geometry.ts';
import { middleOf, same, stepOf, turnedBy, UNIT } from './grid.ts';
import { quaySide, seaPoint } from './model.ts';
import type { Tile } from './tiles.ts';

type TileOn = (at: Square) => Tile | undefined;

const isLand = (land: number, corner: number): boolean => ((land >> (corner & 3)) & 1) === 1;

/** Where a ship lies in a square: in the middle of its sea, off the quay of a port. */
export const waypoint = (square: Square, tileOn: TileOn): Point => {
  const [x, y] = middleOf(square);
  const tile = tileOn(square);
  if (tile?.port) {
    const [dx, dy] = stepOf(turnedBy(quaySide(tile), 4));
    return [x + dx * 22, y + dy * 22];
  }
  const [dx, dy] = seaPoint(tile?.land ?? 0);
  return [x + dx, y + dy];
};

/** Where a way leaves one square for the next: at the corner, in the middle of a side, near the sea end of a mixed side. */
export const gateway = (from: Square, to: Square, tileOn: TileOn): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [mx, my] = middleOf(from);
  const edge: Point = [mx + (dx * UNIT) / 2, my + (dy * UNIT) / 2];
  const land = (tileOn(from) ?? tileOn(to))?.land ?? 0;
  const side = [dy < 0, dx > 0, dy > 0, dx < 0].indexOf(true);
  if (dx !== 0 && dy !== 0) return edge;
  const home = tileOn(from) ? side : (side + 2) & 3;
  const [first, second] = [isLand(land, home), isLand(land, home + 1)];
  if (first === second) return edge;
  // Clockwise round the square the first end of a side lies west on the north side, north on the east side, and so on.
  const clockwise: readonly Point[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  const [ax, ay] = clockwise[home]!;
  const shift = first ? UNIT / 4 : -UNIT / 4;
  return [edge[0] + ax * shift, edge[1] + ay * shift];
};

/** All points of a way: the squares, and between two of them where it passes from one to the other. */
export const wayPoints = (squares: readonly Square[], tileOn: TileOn): Point[] =>
  squares.flatMap((square, i) => {
    const before = squares[i - 1];
    const here = waypoint(square, tileOn);
    return before && !same(before, square) ? [gateway(before, square, tileOn), here] : [here];
  });

/** Moves the ends of a line inward, so that it starts and stops short of what stands there. */
export const trimmed = (points: readonly Point[], start: number, end: number): Point[] => {
  const pull = (from: Point, to: Point, by: number): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const share = Math.min(0.8, by / length);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const [first, second] = points;
  const [last, before] = [points[points.length - 1], points[points.length - 2]];
  if (!first || !second || !last || !before) return [...points];
  return [pull(first, second, start), ...points.slice(1, -1), pull(last, before, end)];
};

/** A smooth line through points (Catmull-Rom, as cubics). */
export const smooth = (points: readonly Point[]): string => {
  const [first] = points;
  if (!first) return '';
  const near = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))]!;
  const curves = points.slice(1).map((end, i) => {
    const [a, b, c, d] = [near(i - 1), near(i), end, near(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${at(out)} ${at(into)} ${at(c)}`;
  });
  return `M${at(first)}${curves.join('')}`;
};
