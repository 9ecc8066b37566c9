import { described, integer, list, nullable, type Reader, record, seatOf, text, word } from '@portolan/core/readers';
import { parseCard, parseFace } from './faces.ts';
import { type CompanyId, companyIds } from './types.ts';

export * from '@portolan/core/readers';
export { rulingsReader as rulings } from './readings.ts';

/** What looks like the id of a Harbor card or a Mission, in any box. */
export const anyId: Reader<string> = text(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'wrong-id');

const faceShape = '[RBGY]{3}/[RBGY]:[pcvnx]2?';

/** A Shipment face. */
export const face: Reader<string> = described(
  'A Shipment face: three upper flags, the lower flag, the spice (x = crate), 2 if doubled.',
  text((found) => parseFace(found) !== undefined, 'unknown-face', { pattern: `^${faceShape}$` }),
);

/** A Shipment face, or `?` for a card face down. */
export const card: Reader<string> = described(
  'A Shipment face, or ? for a card face down.',
  text((found) => parseCard(found) !== undefined, 'unknown-face', { pattern: `^([?]|${faceShape})$` }),
);

/** A company by its id. */
export const company: Reader<CompanyId> = word(companyIds, 'unknown-company');

/** The most spaces a column is read with: more than any table can fill. */
export const MOST_RANKS = 20;

/** The most seats of a game. */
export const MOST_SEATS = 5;

/** A seat of any game. */
export const seat: Reader<number> = seatOf(MOST_SEATS);

/** A rank in a column. */
export const rank: Reader<number> = described('A space of a company, 1 the highest.', integer(1, MOST_RANKS));

/** A column from rank 1 down, in a game for so many. */
const columnFor = (seats: number): Reader<readonly (number | null)[]> =>
  list(nullable(seatOf(seats, MOST_SEATS)), MOST_RANKS);

/** Columns by company, in a game for so many. */
export const columnsFor = (seats: number): Reader<Readonly<Partial<Record<CompanyId, readonly (number | null)[]>>>> =>
  record(companyIds, columnFor(seats), 'unknown-company');

/** A column of any game. */
export const column = columnFor(5);

/** Columns of any game. */
export const columns = columnsFor(5);
