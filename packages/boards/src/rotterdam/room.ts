import type { Edition, Place } from '@portolan/rotterdam';
import type { Point } from '../drawings/geometry.ts';
import type { Lay } from './lay.ts';
import { DISC, distance, fromLink, type Link, middleOf, RIM } from './links.ts';

/** How far a point lies from everything that is drawn on the river: channels, their letters, positions; less than 0 is on it. */
export const roomAt = (point: Point, links: readonly Link[], places: readonly Place[]): number =>
  Math.min(
    ...links.map((link) => Math.min(fromLink(point, link), distance(point, link.letter) - DISC)),
    // A quay is a square: to its corners it is half as far again.
    ...places.map((place) => distance(point, middleOf(place)) - (place.harbor ? 1.5 : 1) * RIM),
  );

/** Where an anchor or a name may stand beside a position, the best first if all are free. */
const beside: Readonly<Record<'anchor' | 'name', readonly Point[]>> = {
  anchor: [
    [24, -26],
    [-24, -26],
    [24, 26],
    [-24, 26],
    [0, -36],
    [0, 36],
  ],
  name: [
    [0, -30],
    [0, 33],
    [-38, 0],
    [-24, -24],
    [-24, 24],
  ],
};

/** The first of some points beside a place that is free enough; else the freest. */
const freest = (place: Place, offsets: readonly Point[], needed: number, room: (point: Point) => number): Point => {
  const points = offsets.map(([x, y]): Point => [place.x + x, place.y + y]);
  const free = points.find((point) => room(point) >= needed);
  return free ?? points.reduce((best, point) => (room(point) > room(best) ? point : best));
};

/** The same for a map that is turned: what a ship carries hangs on its right. */
const leftFirst = beside.anchor.map(([x, y]): Point => [-x, y]);

/** Where the anchor of a position lies. */
export const anchorAt = (place: Place, links: readonly Link[], places: readonly Place[], lay: Lay = 'wide'): Point => {
  const others = places.filter(({ id }) => id !== place.id);
  return freest(place, lay === 'wide' ? beside.anchor : leftFirst, 11, (point) => roomAt(point, links, others));
};

/** Where the name of a position stands while something lies on it: above, unless a channel or its anchor is there. */
export const nameAt = (place: Place, links: readonly Link[], places: readonly Place[], anchor?: Point): Point => {
  const others = places.filter(({ id }) => id !== place.id);
  return freest(place, beside.name, 10, (point) =>
    Math.min(roomAt(point, links, others), anchor ? distance(point, anchor) - 14 : Number.POSITIVE_INFINITY),
  );
};

/** Soundings: where the water is wide enough for a number, deep at sea and shallow up river. The map as it lies on the page. */
export const soundingsOf = (
  { positions }: Pick<Edition, 'positions'>,
  links: readonly Link[],
  inWater: (point: Point) => boolean,
  lay: Lay = 'wide',
): (readonly [x: number, y: number, depth: number])[] => {
  const xs = positions.map(({ x }) => x);
  const ys = positions.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const found: [number, number, number][] = [];
  for (let x = left - 40; x <= right; x += 43) {
    for (let y = top; y <= bottom; y += 41) {
      const point: Point = [x + ((y * 7) % 23), y + ((x * 5) % 19)];
      const free = inWater(point) && roomAt(point, links, positions) > 22;
      if (!free || found.some(([fx, fy]) => distance(point, [fx, fy]) < 190)) continue;
      const along = lay === 'wide' ? (x - left) / Math.max(1, right - left) : (bottom - y) / Math.max(1, bottom - top);
      const depth = Math.round(15 - 9 * along + (Math.abs(x + y) % 3));
      found.push([point[0], point[1], depth]);
    }
  }
  return found;
};
