import { integer, list, type Reader, text, word } from '@portolan/core/readers';
import { parseFace } from './faces.ts';
import { REACH } from './pieces/squares.ts';
import { type Direction, directions, type Face, portIds, type Rotation, type Square } from './types.ts';

export * from '@portolan/core/readers';
export { rulingsReader as rulings } from './readings.ts';

/** A square of the map, `[x, y]`. */
/** An id: lowercase words and numbers with hyphens. */
export const id: Reader<string> = text(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'wrong-id');

export const square = list(integer(-REACH, REACH), 2, 2) as unknown as Reader<Square>;

/** A rotation of a tile. */
export const rotation = integer(0, 3) as Reader<Rotation>;

/** A direction of the map. */
export const direction: Reader<Direction> = word(directions, 'unknown-direction');

/** The heading of a ship. */
export const heading: Reader<Direction> = word(directions, 'unknown-heading');

/** A port by its letter. */
export const port = word(portIds, 'unknown-port');

/** A face of a tile. */
export const face: Reader<Face> = text((found) => parseFace(found) !== undefined, 'unknown-tile') as Reader<Face>;
