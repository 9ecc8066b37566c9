import type { Edition, Place } from '@portolan/rotterdam';
import { shorePath } from '../drawings/coast.ts';
import type { Point } from '../drawings/geometry.ts';
import type { View } from '../window/view.ts';
import { type Lay, laid } from './lay.ts';
import { distance, fromLink, middleOf } from './links.ts';

/** Room between a position and the bank; a quay lies in the bank. */
const BANK: Readonly<Record<Lay, number>> = { wide: 72, tall: 40 };
const QUAY: Readonly<Record<Lay, number>> = { wide: 19, tall: 4 };
/** Room for the land around the outermost positions, and for the sea. */
const MARGIN: Readonly<Record<Lay, { left: number; right: number; top: number; bottom: number }>> = {
  wide: { left: 120, right: 178, top: 166, bottom: 154 },
  tall: { left: 74, right: 74, top: 166, bottom: 136 },
};
/** How long a stretch of bank is before it bends. */
const STRETCH = 96;
/** A quay farther from the bank than this stands on an islet. */
const FAR = 44;

/** The corners of the sheet of the default map: a map that is still empty has it. */
const SHEET: readonly Point[] = [
  [60, 40],
  [930, 600],
];

/** The whole of a map with the land around it; the map as it lies on the page. */
export const chartOf = ({ positions }: Pick<Edition, 'positions'>, lay: Lay = 'wide'): View => {
  const points = positions.length > 0 ? positions.map(middleOf) : SHEET.map((corner) => laid(corner, lay));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const margin = MARGIN[lay];
  const [left, top] = [Math.min(...xs) - margin.left, Math.min(...ys) - margin.top];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin.right - left,
    height: Math.max(...ys) + margin.bottom - top,
  };
};

const around = ({ x, y, harbor }: Place, lay: Lay): Point[] => {
  const by = (harbor ? QUAY : BANK)[lay];
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

/** Where the sea opens, beyond the edge of the chart: the end of the northern bank, then of the southern. */
const seaOf = (positions: readonly Place[], lay: Lay): readonly [Point, Point] => {
  const { x, y, height } = chartOf({ positions }, lay);
  const starts = positions.filter(({ start }) => start);
  const rims = (starts.length > 0 ? starts : positions).flatMap((place) => around(place, lay));
  const across = (rims.length > 0 ? rims : SHEET.map((corner) => laid(corner, lay))).map((rim) =>
    lay === 'wide' ? rim[1] : rim[0],
  );
  const out = lay === 'wide' ? x - 60 : y + height + 60;
  const end = (side: number): Point => (lay === 'wide' ? [out, side] : [side, out]);
  return [end(Math.min(...across)), end(Math.max(...across))];
};

/** The banks of a river, from the sea round to the sea again, before they bend. */
const banksOf = ({ positions }: Pick<Edition, 'positions'>, lay: Lay): Point[] => {
  const sea = seaOf(positions, lay);
  const hull = hullOf([...sea, ...positions.flatMap((place) => around(place, lay))]);
  const first = hull.indexOf(sea[0]);
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

/** The shore that fits a map as it lies on the page: banks around all positions, quays in the bank. */
export const shoresOf = (map: Pick<Edition, 'positions'>, lay: Lay = 'wide'): Shores => {
  const banks = banksOf(map, lay);
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
