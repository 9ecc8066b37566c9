import type { Edition, PositionId } from '@portolan/rotterdam';
import type { View } from '../window/view.ts';
import { placeOf } from './links.ts';

/** Room around the places that matter. */
const ROOM = 92;
/** The least that is shown. */
const LEAST = { width: 430, height: 300 } as const;

const widened = (low: number, high: number, least: number, from: number, size: number): readonly [number, number] => {
  const length = Math.min(size, Math.max(high - low, least));
  const start = (low + high - length) / 2;
  return [Math.min(Math.max(start, from), from + size - length), length];
};

/** The part of a chart around some places; all of it, if there are none or they lie far apart. */
export const cropped = (map: Pick<Edition, 'positions'>, chart: View, ids: readonly PositionId[]): View => {
  const places = ids.flatMap((id) => placeOf(map, id) ?? []);
  if (places.length === 0) return chart;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, width] = widened(Math.min(...xs) - ROOM, Math.max(...xs) + ROOM, LEAST.width, chart.x, chart.width);
  const [y, height] = widened(Math.min(...ys) - ROOM, Math.max(...ys) + ROOM, LEAST.height, chart.y, chart.height);
  return width > chart.width * 0.7 ? chart : { x, y, width, height };
};

/** Room above the farthest quay of an upright map, for what its harbor processes, and below the nearest start. */
const ABOVE = 58;
const BELOW = 50;

/** An upright chart without the land and the sea beyond what is played on: as wide, and not so high. */
export const nearChart = ({ positions }: Pick<Edition, 'positions'>, chart: View): View => {
  if (positions.length === 0) return chart;
  const ys = positions.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys) - ABOVE, Math.max(...ys) + BELOW];
  return { ...chart, y: top, height: bottom - top };
};
