import type { Edition, Harbor, HarborId, MaterialId, Place } from '@portolan/rotterdam';
import type { Point } from '../drawings/geometry.ts';
import type { View } from '../window/view.ts';
import type { Lay } from './lay.ts';
import { worksOf } from './Works.tsx';

type Map_ = Pick<Edition, 'positions' | 'harbors'>;

/** Where the name of a harbor, what it processes and its works stand on the land. */
export interface HarborPlace {
  readonly harbor: HarborId;
  readonly material: MaterialId;
  readonly name: Point;
  /** Whether the words end there instead of beginning there. */
  readonly end: boolean;
  /** Whether the land is narrow: smaller letters, and what it processes word by word. */
  readonly narrow: boolean;
  /** The left end of the ground line of its works. */
  readonly works: Point;
  /** How large its works are drawn. */
  readonly scale: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A harbor, its quays, their middle, the chart. */
interface Site {
  readonly harbor: Harbor;
  readonly quays: readonly Place[];
  readonly middle: Point;
  readonly chart: View;
}

/** How far up river a share of the chart is the far bank, and how near the middle one must be. */
const UP = 0.75;
const MIDWAY = 0.62;

/** The bank on which a harbor of a wide map lies: the eastern land, or that of the north or south. */
const wideSide = ({ middle: [x, y], chart }: Site): 'east' | 'north' | 'south' => {
  const [middle, half] = [chart.y + chart.height / 2 - 6, chart.height / 2];
  if ((x - chart.x) / chart.width > UP && Math.abs(y - middle) / half < MIDWAY) return 'east';
  return y < middle ? 'north' : 'south';
};

const widePlace = (site: Site): HarborPlace => {
  const { harbor, quays, chart } = site;
  const [x, y] = site.middle;
  const { width } = worksOf(harbor.material);
  const made = { harbor: harbor.id, material: harbor.material, scale: 1, narrow: false };
  const side = wideSide(site);
  if (side === 'east') {
    const right = chart.x + chart.width - 34;
    return { ...made, name: [right, y - 76], end: true, works: [right - width, y + 32] };
  }
  const edge =
    side === 'north'
      ? Math.min(...quays.map((place) => place.y)) - 70
      : Math.max(...quays.map((place) => place.y)) + 82;
  return { ...made, name: [x + 74, edge], end: false, works: [x + 58 - width, edge + 24] };
};

/** The bank on which a harbor of a turned map lies: the land at the top, or that of a side. */
const tallSide = ({ middle: [x, y], chart }: Site): 'top' | 'left' | 'right' => {
  const [middle, half] = [chart.x + chart.width / 2, chart.width / 2];
  if ((chart.y + chart.height - y) / chart.height > UP && Math.abs(x - middle) / half < MIDWAY) return 'top';
  return x < middle ? 'left' : 'right';
};

/** How wide works may be on the land at the top, and on that of a side. */
const WORKS = { top: 96, side: 72 } as const;

const tallPlace = (site: Site): HarborPlace => {
  const { harbor, quays, chart } = site;
  const side = tallSide(site);
  const all = worksOf(harbor.material).width;
  const scale = Math.min(0.72, (side === 'top' ? WORKS.top : WORKS.side) / all);
  const made = { harbor: harbor.id, material: harbor.material, scale, narrow: side !== 'top' };
  const far = Math.min(...quays.map((place) => place.y));
  if (side === 'top') {
    const name: Point = [site.middle[0] - 50, far - 56];
    return { ...made, name, end: false, works: [name[0], name[1] - 22] };
  }
  const end = side === 'right';
  const edge = end ? chart.x + chart.width - 15 : chart.x + 15;
  // Above the farther quay the river is narrower, and the land wider.
  const name: Point = [edge, far - 86];
  return { ...made, name, end, works: [end ? edge - all * scale : edge, name[1] - 18] };
};

/** Places in a row or a column, moved on where one would stand on the last. */
const apart = (places: readonly HarborPlace[], axis: 0 | 1, room: number): HarborPlace[] => {
  let next = Number.NEGATIVE_INFINITY;
  return [...places]
    .sort((a, b) => a.name[axis] - b.name[axis])
    .map((place): HarborPlace => {
      const by = Math.max(0, next - place.name[axis]);
      next = place.name[axis] + by + room;
      const moved = ([x, y]: Point): Point => (axis === 0 ? [x + by, y] : [x, y + by]);
      return { ...place, name: moved(place.name), works: moved(place.works) };
    });
};

/** How each lay places harbors, and how those of one side keep apart. */
const lays: {
  readonly [L in Lay]: {
    readonly sideOf: (site: Site) => string;
    readonly placed: (site: Site) => HarborPlace;
    readonly rows: Readonly<Record<string, readonly [axis: 0 | 1, room: number]>>;
  };
} = {
  wide: { sideOf: wideSide, placed: widePlace, rows: { east: [1, 136] } },
  tall: { sideOf: tallSide, placed: tallPlace, rows: { top: [0, 116], left: [1, 96], right: [1, 96] } },
};

/** Where everything that tells a harbor stands; harbors without a quay have no place. The map as it lies on the page. */
export const harborPlaces = ({ positions, harbors }: Map_, chart: View, lay: Lay): HarborPlace[] => {
  const { sideOf, placed, rows } = lays[lay];
  const sites = harbors.flatMap((harbor): Site[] => {
    const quays = positions.filter((place) => place.harbor === harbor.id);
    const middle: Point = [mean(quays.map(({ x }) => x)), mean(quays.map(({ y }) => y))];
    return quays.length > 0 ? [{ harbor, quays, middle, chart }] : [];
  });
  return [...new Set(sites.map(sideOf))].flatMap((side) => {
    const places = sites.filter((site) => sideOf(site) === side).map(placed);
    const row = rows[side];
    return row ? apart(places, ...row) : places;
  });
};
