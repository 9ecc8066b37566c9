import { parsePosition, validate } from '@portolan/borneo';
import type { Json } from '../../../stores/table.ts';

/** Whether a position can be read and can occur. */
export const canBe = (position: Json): boolean => {
  const read = parsePosition(position);
  return read.ok && validate(read.value, position).length === 0;
};
