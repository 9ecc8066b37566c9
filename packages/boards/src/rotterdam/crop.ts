import type { Edition, PositionId } from '@portolan/rotterdam';
import type { View } from '../window/view.ts';
import type { Lay } from './lay.ts';
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

/** Room around what is played on: for the names of the harbors that lie across, and what they process. */
const NEAR: Readonly<Record<Lay, { left: number; right: number; top: number; bottom: number }>> = {
  wide: { left: 44, right: 170, top: 96, bottom: 92 },
  tall: { left: 74, right: 74, top: 74, bottom: 50 },
};

/** A chart without the land and the sea beyond what is played on. */
export const nearChart = ({ positions }: Pick<Edition, 'positions'>, chart: View, lay: Lay): View => {
  if (positions.length === 0) return chart;
  const [xs, ys] = [positions.map(({ x }) => x), positions.map(({ y }) => y)];
  const { left, right, top, bottom } = NEAR[lay];
  const [x, y] = [Math.min(...xs) - left, Math.min(...ys) - top];
  return { x, y, width: Math.max(...xs) + right - x, height: Math.max(...ys) + bottom - y };
};
