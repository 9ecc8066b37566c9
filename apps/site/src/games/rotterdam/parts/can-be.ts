import { rotterdam } from '@portolan/rotterdam';
import type { Json } from '../../../stores/table.ts';

/** Whether a position can be read and can occur. */
export const canBe = (position: Json): boolean => {
  const read = rotterdam.parsePosition(position);
  return read.ok && rotterdam.validate(read.value, position).length === 0;
};
