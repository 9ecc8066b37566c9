import { seat } from '@portolan/core/words';

/** A ship's owner as a letter and its number among the owner's ships: `0b` is A's ship 2. */
export const letterNumber = (value: unknown): readonly [owner: string, number: string] => {
  const found = typeof value === 'string' ? /^(\d)([a-i])$/.exec(value) : null;
  return found ? [seat(Number(found[1])), String(found[2]!.charCodeAt(0) - 96)] : ['?', '?'];
};
