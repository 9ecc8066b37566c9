import { described, integer, type Reader, text, word } from '@portolan/core/readers';
import { type Quay, quayNumbers, type TileId, tileIds } from './types.ts';

export * from '@portolan/core/readers';
export { rulingsReader as rulings } from './readings.ts';

/** A quay by its number. */
export const quay = described('A quay by its number.', integer(1, quayNumbers.length)) as Reader<Quay>;

/** A kind of event tile. */
export const tile: Reader<TileId> = word(tileIds, 'unknown-tile');

/** An id: lowercase words and numbers with hyphens. */
export const id: Reader<string> = text(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'wrong-id');

/** An id that is known; another one gives the code. */
export const known = (ids: Readonly<Record<string, unknown>>, code: string): Reader<string> =>
  text((found) => found in ids, code, id.schema);
