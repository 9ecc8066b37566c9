import type { Edition, Place } from '@portolan/rotterdam';
import { shorePath } from '../../drawings/coast.ts';
import type { Point } from '../../drawings/geometry.ts';
import type { View } from '../window/view.ts';
import { distance, fromLink } from './links.ts';

/** Room between a position and the bank. */
const BANK = 72;
/** A quay lies in the bank. */
const QUAY = 19;
/** How long a stretch of bank is before it bends. */
const STRETCH = 96;
/** A quay farther from the bank than this stands on an islet. */
const FAR = 44;

/** The whole of a map with the land around it. */
export const chartOf = ({ positions }: Pick<Edition, 'positions'>): View => {
  // A map that is still empty has the sheet of the default one.
  const xs = positions.length > 0 ? positions.map(({ x }) => x) : [60, 930];
  const ys = positions.length > 0 ? positions.map(({ y }) => y) : [40, 600];
  const [left, top] = [Math.min(...xs) - 120, Math.min(...ys) - 166];
  return { x: left, y: top, width: Math.max(...xs) + 178 - left, height: Math.max(...ys) + 154 - top };
};

const around = ({ x, y, harbor }: Place): Point[] => {
  const by = harbor ? QUAY : BANK;
  return [
    [x - by, y - by],
    [x + by, y - by],
    [x + by, y + by],
    [x - by, y + by],
  ];
};

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const halfHull = (points: readonly Point[]): Point[] => {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && turn(hull[hull.length - 2]!, hull[hull.length - 1]!, point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
};

/** The convex hull of some points, clockwise on the page from the one farthest west. */
const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
};

const divided = (points: readonly Point[]): Point[] =>
  points.flatMap((from, i) => {
    const to = points[i + 1];
    if (!to) return [from];
    const parts = Math.max(1, Math.round(distance(from, to) / STRETCH));
    return Array.from({ length: parts }, (_, part): Point => {
      const share = part / parts;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });

/** The banks of a river, from the sea in the west round to the sea again, before they bend. */
const banksOf = ({ positions }: Pick<Edition, 'positions'>): Point[] => {
  const { x } = chartOf({ positions });
  const starts = positions.filter(({ start }) => start).flatMap(around);
  const rims = starts.length > 0 ? starts : positions.flatMap(around);
  const ys = rims.length > 0 ? rims.map(([, y]) => y) : [40, 600];
  const sea: readonly Point[] = [
    [x - 60, Math.min(...ys)],
    [x - 60, Math.max(...ys)],
  ];
  const hull = hullOf([...sea, ...positions.flatMap(around)]);
  const first = hull.indexOf(sea[0]!);
  return [...hull.slice(first), ...hull.slice(0, first)];
};

/** The shore of a map: its line, and whether a point lies in the water. */
export interface Shores {
  /** The water of the river, as a closed path. */
  readonly river: string;
  /** Islets under quays in midstream, as one path; empty if there are none. */
  readonly islets: string;
  inWater(point: Point): boolean;
}

const islet = ({ x, y }: Place, seed: number): string =>
  shorePath(
    {
      points: Array.from({ length: 7 }, (_, i): Point => {
        const angle = (i * 2 * Math.PI) / 7;
        return [x + Math.cos(angle) * 38, y + Math.sin(angle) * 34];
      }),
    },
    seed,
  );

/** The shore that fits a map: banks around all positions, quays in the bank. */
export const shoresOf = (map: Pick<Edition, 'positions'>): Shores => {
  const banks = banksOf(map);
  const sides = banks.slice(1).map((head, i) => ({ tail: banks[i]!, head }));
  const toBank = (point: Point): number => Math.min(...sides.map((side) => fromLink(point, side)));
  const midstream = map.positions.filter((place) => place.harbor && toBank([place.x, place.y]) > FAR);
  return {
    river: shorePath({ points: divided(banks), open: true }, 7),
    islets: midstream.map(islet).join(''),
    inWater: (point) =>
      sides.every(({ tail, head }) => turn(tail, head, point) > 0) &&
      toBank(point) > 34 &&
      midstream.every(({ x, y }) => distance(point, [x, y]) > 60),
  };
};
