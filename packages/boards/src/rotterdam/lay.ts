import type { Edition, Place } from '@portolan/rotterdam';
import type { Point } from '../drawings/geometry.ts';

/** How a map lies on the page: as it is, the sea on the left, or turned upright for a narrow screen, the sea below. */
export type Lay = 'wide' | 'tall';

/** Units of a turned map for one of the sheet: across the river, whose columns may stand closer, and along it. */
const ACROSS = 0.62;
const ALONG = 0.8;

/** Where a point of the sheet stands on the page: turned, up river is up and the northern bank is on the left. */
export const laid = ([x, y]: Point, lay: Lay): Point => (lay === 'wide' ? [x, y] : [y * ACROSS, -x * ALONG]);

/** The point of the sheet that stands at a point of the page; also of a way from one point to another. */
export const unlaid = ([x, y]: Point, lay: Lay): Point => (lay === 'wide' ? [x, y] : [-y / ALONG, x / ACROSS]);

/** How far a unit of the sheet goes on the page, to the right and down. */
export const steps: Readonly<Record<Lay, Point>> = { wide: [1, 1], tall: [ACROSS, ALONG] };

type Places = Pick<Edition, 'positions'>;

const turned = new WeakMap<Places, Places>();

const laidPlace = (place: Place): Place => {
  const [x, y] = laid([place.x, place.y], 'tall');
  return { ...place, x, y };
};

/** A box with its positions where they stand on the page, made once for each box; a wide one is the box itself. */
export const boxLaid = <Box extends Places>(box: Box, lay: Lay): Box => {
  if (lay === 'wide') return box;
  const known = turned.get(box) as Box | undefined;
  if (known) return known;
  const made = { ...box, positions: box.positions.map(laidPlace) };
  turned.set(box, made);
  return made;
};
