import { type Point, points } from '../src/board.ts';
import type { Position } from '../src/position.ts';

/** The board with one point turned on: free, then A’s, then B’s. */
export const turned = ([a, b]: Position['board'], point: Point): Position['board'] => {
  const without = (own: readonly Point[]) => own.filter((one) => one !== point);
  const joined = (own: readonly Point[]) => points.filter((one) => one === point || own.includes(one));
  if (a.includes(point)) return [without(a), joined(b)];
  return b.includes(point) ? [a, without(b)] : [joined(a), b];
};
