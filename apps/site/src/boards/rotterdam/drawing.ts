import type { Edition, HarborId, MaterialId, PositionId } from '@portolan/rotterdam';
import type { Point } from '../../drawings/geometry.ts';
import type { View } from '../window/view.ts';
import { type Link, linksOf } from './links.ts';
import { anchorAt, nameAt, roomAt, soundingsOf } from './room.ts';
import { chartOf, type Shores, shoresOf } from './shore.ts';
import { worksOf } from './Works.tsx';

type Map_ = Pick<Edition, 'positions' | 'channels' | 'harbors'>;

/** Where the name of a harbor, what it processes and its works stand on the land. */
export interface HarborPlace {
  readonly harbor: HarborId;
  readonly material: MaterialId;
  readonly name: Point;
  readonly end: boolean;
  /** The left end of the ground line of its works. */
  readonly works: Point;
}

/** Everything about a map that does not change while it is played on. */
export interface Drawing {
  readonly chart: View;
  readonly links: readonly Link[];
  readonly shores: Shores;
  readonly soundings: readonly (readonly [x: number, y: number, depth: number])[];
  readonly anchors: ReadonlyMap<PositionId, Point>;
  /** Where the name of a place stands while a ship lies there. */
  readonly names: ReadonlyMap<PositionId, Point>;
  readonly harbors: readonly HarborPlace[];
  /** Where the name of the river stands, if there is room. */
  readonly river: Point | undefined;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Room that one harbor on the eastern land takes. */
const EAST = 136;

const harborPlace = (
  { positions }: Map_,
  harbor: HarborId,
  material: MaterialId,
  chart: View,
): HarborPlace | undefined => {
  const quays = positions.filter((place) => place.harbor === harbor);
  if (quays.length === 0) return undefined;
  const { id: _, width } = worksOf(material);
  const [x, y] = [mean(quays.map((place) => place.x)), mean(quays.map((place) => place.y))];
  const [middle, half] = [chart.y + chart.height / 2 - 6, chart.height / 2];
  const side =
    (x - chart.x) / chart.width > 0.75 && Math.abs(y - middle) / half < 0.62 ? 'east' : y < middle ? 'north' : 'south';
  if (side === 'east') {
    const right = chart.x + chart.width - 34;
    return { harbor, material, name: [right, y - 76], end: true, works: [right - width, y + 32] };
  }
  const edge =
    side === 'north'
      ? Math.min(...quays.map((place) => place.y)) - 70
      : Math.max(...quays.map((place) => place.y)) + 82;
  return { harbor, material, name: [x + 74, edge], end: false, works: [x + 58 - width, edge + 24] };
};

/** Harbors on the eastern land keep apart. */
const spread = (places: readonly HarborPlace[]): HarborPlace[] => {
  let next = Number.NEGATIVE_INFINITY;
  const east = places.filter(({ end }) => end).sort((a, b) => a.name[1] - b.name[1]);
  const apart = east.map((place): HarborPlace => {
    const down = Math.max(0, next - place.name[1]);
    next = place.name[1] + down + EAST;
    return { ...place, name: [place.name[0], place.name[1] + down], works: [place.works[0], place.works[1] + down] };
  });
  return [...places.filter(({ end }) => !end), ...apart];
};

/** A place with room for a name of this width, the northernmost. */
const nameRoom = (map: Map_, links: readonly Link[], shores: Shores, width: number): Point | undefined => {
  const { x, y, width: all, height } = chartOf(map);
  for (let top = y + 180; top < y + height - 180; top += 8) {
    for (let left = x + 220; left + width < x + all - 200; left += 12) {
      const points = [0, 0.25, 0.5, 0.75, 1].map((share): Point => [left + share * width, top - 5]);
      if (points.every((point) => shores.inWater(point) && roomAt(point, links, map.positions) > 12))
        return [left, top];
    }
  }
  return undefined;
};

const draw = (map: Map_): Drawing => {
  const { positions, harbors } = map;
  const links = linksOf(map);
  const shores = shoresOf(map);
  const chart = chartOf(map);
  const anchors = new Map(
    positions.filter(({ anchor }) => anchor).map((place) => [place.id, anchorAt(place, links, positions)]),
  );
  const river = nameRoom(map, links, shores, 92);
  const clear = (point: Point): boolean =>
    shores.inWater(point) &&
    !(river && point[0] > river[0] - 20 && point[0] < river[0] + 112 && Math.abs(point[1] - river[1]) < 24);
  return {
    chart,
    links,
    shores,
    anchors,
    river,
    soundings: soundingsOf(map, links, clear),
    names: new Map(positions.map((place) => [place.id, nameAt(place, links, positions, anchors.get(place.id))])),
    harbors: spread(harbors.flatMap(({ id, material }) => harborPlace(map, id, material, chart) ?? [])),
  };
};

const drawn = new WeakMap<Map_, Drawing>();

/** The drawing of a map, made once for each edition. */
export const drawingOf = (map: Map_): Drawing => {
  const known = drawn.get(map);
  if (known) return known;
  const drawing = draw(map);
  drawn.set(map, drawing);
  return drawing;
};
