import { at, type Point } from './geometry.ts';

/** Numbers from 0 to 1 by a seed (mulberry32): the same coast at every build. */
const numbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A point near the middle of two, moved off their line by up to 12 % of its length. */
const bend = ([x1, y1]: Point, [x2, y2]: Point, next: () => number, damping: number): Point => {
  const off = (next() - 0.5) * 0.24 * damping;
  return [(x1 + x2) / 2 - (y2 - y1) * off, (y1 + y2) / 2 + (x2 - x1) * off];
};

const rougher = (points: readonly Point[], next: () => number, damping: number): Point[] =>
  points.flatMap((point, i) => [point, bend(point, points[(i + 1) % points.length]!, next, damping)]);

/** A smooth closed line through the points (Catmull-Rom, as cubics). */
const smooth = (points: readonly Point[]): string => {
  const point = (i: number): Point => points[(i + points.length) % points.length]!;
  const curve = (i: number): string => {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(out)} ${at(into)} ${at(to)}`;
  };
  return `M${at(point(0))}${points.map((_, i) => curve(i)).join('')}Z`;
};

/** A shore from a few hand-set points: the line between two is bent twice, the second time less. */
export const shore = (points: readonly Point[], seed: number): string => {
  const next = numbers(seed);
  return smooth(rougher(rougher(points, next, 1), next, 0.7));
};
