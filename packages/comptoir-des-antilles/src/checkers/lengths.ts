import { QUAYS } from '../box.ts';
import type { Edition, EditionPatch } from '../edition.ts';
import { editionReader, parseEdition } from '../edition-reader.ts';
import { asIs, inBoxOf, integer, isObject, list, type Reader } from '../parse.ts';
import { seats } from '../position/seats.ts';

export { seats };

/** The box itself, which the reader around it has read. */
export const edition: Reader<EditionPatch> = asIs(editionReader.schema);

/** A reader that depends on how many play and on the box. */
type TableReader<Input> = (count: number, edition: Edition) => Reader<Input>;

const inItsBox = inBoxOf(parseEdition);

const inBox = <Input>(countOf: (json: unknown) => number, readerOf: TableReader<Input>): Reader<Input> =>
  inItsBox((box, json) => readerOf(countOf(json), box));

/** A reader for so many players, as the input says or, if it may leave that out, four, and for its box. */
export const bySeats = <Input>(readerOf: TableReader<Input>): Reader<Input> =>
  inBox((json) => (isObject(json) ? seats(json.seats, '', []) : undefined) ?? 4, readerOf);

/** A reader for so many players as a list has numbers, one for each, and for the box of the input. */
export const byLength = <Input>(field: string, readerOf: TableReader<Input>): Reader<Input> =>
  inBox((json) => {
    const found = isObject(json) ? json[field] : undefined;
    return Array.isArray(found) && found.length === 3 ? 3 : 4;
  }, readerOf);

/** Numbers by seat, three or four of them. */
export const eachOf = (number: Reader<number>): Reader<readonly number[]> => list(number, 4, 3);

/** A counter as it can stand, below 0 too (ruling.shortfall). */
export const counter: Reader<number> = integer(-999, 999);

/** The figure of a contact. */
export const figure: Reader<number> = integer(1, 9);

/** Ships in the pile when the game begins, the visible one included (setup.first-ships). */
export const mostShips = ({ ships }: Edition): number => ships.reduce((sum, { count }) => sum + count, 0) - QUAYS;
