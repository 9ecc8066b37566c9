import { beside, same } from '@portolan/boards/cabo-da-roca';
import { type Direction, directions, type Square } from '@portolan/cabo-da-roca';

/** The direction from a square to one beside it. */
export const directionOf = (from: Square, to: Square): Direction =>
  directions.find((direction) => same(beside(from, direction), to)) ?? 'N';

/** A way, square by square, as directions. */
export const stepsOf = (path: readonly Square[]): Direction[] =>
  path.slice(1).map((square, i) => directionOf(path[i] ?? square, square));
