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

/** A coast: an island, or a line that enters and leaves the chart beyond its edge. */
export interface Shore {
  readonly points: readonly Point[];
  readonly open?: boolean;
}

/** A point near the middle of two, moved off their line by up to a share of its length. */
const bend = ([x1, y1]: Point, [x2, y2]: Point, next: () => number, share: number): Point => {
  const off = (next() * 2 - 1) * share;
  return [(x1 + x2) / 2 - (y2 - y1) * off, (y1 + y2) / 2 + (x2 - x1) * off];
};

const rougher = ({ points, open = false }: Shore, next: () => number, share: number): Shore => ({
  open,
  points: points.flatMap((point, i) => {
    const to = open ? points[i + 1] : points[(i + 1) % points.length];
    return to ? [point, bend(point, to, next, share)] : [point];
  }),
});

/** A smooth line through the points (Catmull-Rom, as cubics); the two ends of an open one are joined straight. */
const smooth = ({ points, open = false }: Shore): string => {
  const last = points.length - 1;
  const point = (i: number): Point =>
    open ? points[Math.min(last, Math.max(0, i))]! : points[(i + points.length) % points.length]!;
  const curve = (i: number): string => {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(out)} ${at(into)} ${at(to)}`;
  };
  const curves = (open ? points.slice(0, last) : points).map((_, i) => curve(i));
  return `M${at(point(0))}${curves.join('')}Z`;
};

/** The path of a shore from a few hand-set points: the line between two is bent twice; a mainland is calmer than an island. */
export const shorePath = (shore: Shore, seed: number): string => {
  const next = numbers(seed);
  const [first, second] = shore.open ? [0.1, 0.08] : [0.16, 0.12];
  return smooth(rougher(rougher(shore, next, first), next, second));
};
