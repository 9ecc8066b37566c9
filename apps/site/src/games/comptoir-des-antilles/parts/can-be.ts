import { parsePosition, validate } from '@portolan/comptoir-des-antilles';
import type { Json } from '../../../stores/table.ts';

/** Whether a position can be read and can occur. */
export const canBe = (position: Json): boolean => {
  const read = parsePosition(position);
  return read.ok && validate(read.value).length === 0;
};
