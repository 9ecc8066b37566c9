import { at, bearing, type Point } from './geometry.ts';

/** A rectangle from the origin. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** How far one may go from a point in a direction before leaving the box. */
const reach = (from: Point, direction: Point, { width, height }: Box): number => {
  const along = (start: number, step: number, size: number): number =>
    Math.abs(step) < 1e-9 ? Number.POSITIVE_INFINITY : ((step > 0 ? size : 0) - start) / step;
  return Math.min(along(from[0], direction[0], width), along(from[1], direction[1], height));
};

const line = (degrees: number, from: Point, start: number, box: Box): string => {
  const direction = bearing(degrees, 1);
  const end = reach(from, direction, box);
  const point = (distance: number): string =>
    at([from[0] + direction[0] * distance, from[1] + direction[1] * distance]);
  return end > start + 1 ? `M${point(start)}L${point(end)}` : '';
};

const lines = (first: number, step: number, from: Point, start: number, box: Box): string =>
  Array.from({ length: 360 / step }, (_, i) => line(first + i * step, from, start, box)).join('');

/** The 32 rhumb lines of a chart from one center, cut by the box: the eight winds, the half winds, the quarters. */
export const winds = (box: Box, from: Point, start: number): readonly [string, string, string] => [
  lines(0, 45, from, start, box),
  lines(22.5, 45, from, start, box),
  lines(11.25, 22.5, from, start, box),
];
