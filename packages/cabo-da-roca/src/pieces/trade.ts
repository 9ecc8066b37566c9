import { distance } from './squares.ts';

/** How a route is counted (ruling.route-length): as the difference of coordinates, with both ends, or the squares between. */
export type RouteCount = 'difference' | 'inclusive' | 'between';

const added: Readonly<Record<RouteCount, number>> = { difference: 0, inclusive: 1, between: -1 };

/** The length of the route between two ports, however one sailed (trade.length). */
export const routeLength = (from: number, to: number, count: RouteCount): number => distance(from, to) + added[count];

/** The zone of a route, 1 to 3, by the shortest routes of the zones (trade.zones). */
export const zoneOf = (length: number, [, middle, far]: readonly [number, number, number]): 1 | 2 | 3 => {
  if (length >= far) return 3;
  return length >= middle ? 2 : 1;
};
