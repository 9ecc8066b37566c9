import type { Square } from '@portolan/cabo-da-roca';
import type { Spot } from '../../../board/entry.ts';

/** The square that a place of a chart is. */
export const squareOf = (spot: Spot): Square => {
  const [x = 0, y = 0] = (spot.split('#')[0] ?? '').split(',').map(Number);
  return [x, y];
};
