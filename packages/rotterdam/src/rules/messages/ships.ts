import { seat } from '@portolan/core/words';
import type { ShipId } from '../../types.ts';

/** A ship's owner as a letter and its number among the owner's ships: `0b` is A's ship 2. */
export const letterNumber = (value: ShipId): readonly [owner: string, number: string] => {
  const found = /^(\d)([a-i])$/.exec(value);
  return found ? [seat(Number(found[1])), String(found[2]!.charCodeAt(0) - 96)] : ['?', '?'];
};
