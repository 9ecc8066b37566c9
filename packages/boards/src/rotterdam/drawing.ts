import type { Edition, PositionId } from '@portolan/rotterdam';
import type { Point } from '../drawings/geometry.ts';
import type { View } from '../window/view.ts';
import { type HarborPlace, harborPlaces } from './harbors.ts';
import type { Lay } from './lay.ts';
import { type Link, linksOf } from './links.ts';
import { anchorAt, nameAt, roomAt, soundingsOf } from './room.ts';
import { chartOf, type Shores, shoresOf } from './shore.ts';

type Map_ = Pick<Edition, 'positions' | 'channels' | 'harbors'>;

/** Everything about a map that does not change while it is played on. */
export interface Drawing {
  readonly lay: Lay;
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

/** A place with room for a name of this width, the northernmost. */
const nameRoom = (
  map: Map_,
  links: readonly Link[],
  shores: Shores,
  { x, y, width: all, height }: View,
  width: number,
): Point | undefined => {
  for (let top = y + 180; top < y + height - 180; top += 8) {
    for (let left = x + 220; left + width < x + all - 200; left += 12) {
      const points = [0, 0.25, 0.5, 0.75, 1].map((share): Point => [left + share * width, top - 5]);
      if (points.every((point) => shores.inWater(point) && roomAt(point, links, map.positions) > 12))
        return [left, top];
    }
  }
  return undefined;
};

const draw = (map: Map_, lay: Lay): Drawing => {
  const { positions } = map;
  const links = linksOf(map);
  const shores = shoresOf(map, lay);
  const chart = chartOf(map, lay);
  const anchors = new Map(
    positions.filter(({ anchor }) => anchor).map((place) => [place.id, anchorAt(place, links, positions, lay)]),
  );
  const river = nameRoom(map, links, shores, chart, 92);
  const clear = (point: Point): boolean =>
    shores.inWater(point) &&
    !(river && point[0] > river[0] - 20 && point[0] < river[0] + 112 && Math.abs(point[1] - river[1]) < 24);
  return {
    lay,
    chart,
    links,
    shores,
    anchors,
    river,
    soundings: soundingsOf(map, links, clear, lay),
    names: new Map(positions.map((place) => [place.id, nameAt(place, links, positions, anchors.get(place.id))])),
    harbors: harborPlaces(map, chart, lay),
  };
};

const drawn: Readonly<Record<Lay, WeakMap<Map_, Drawing>>> = { wide: new WeakMap(), tall: new WeakMap() };

/** The drawing of a map as it lies on the page, made once for each edition. */
export const drawingOf = (map: Map_, lay: Lay = 'wide'): Drawing => {
  const known = drawn[lay].get(map);
  if (known) return known;
  const drawing = draw(map, lay);
  drawn[lay].set(map, drawing);
  return drawing;
};
