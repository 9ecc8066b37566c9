import { integer, list, nullable, type Reader, record, seatOf, word } from '@portolan/core/readers';
import { type CompanyId, companyIds } from './types.ts';

export * from '@portolan/core/readers';
export { rulingsReader as rulings } from './readings.ts';

/** A company by its id. */
export const company: Reader<CompanyId> = word(companyIds, 'unknown-company');

/** The most spaces a column is read with: more than any table can fill. */
export const MOST_RANKS = 20;

/** A seat of any game. */
export const seat: Reader<number> = seatOf(5);

/** A rank in a column. */
export const rank: Reader<number> = integer(1, MOST_RANKS);

/** A column from rank 1 down, in a game for so many. */
const columnFor = (seats: number): Reader<readonly (number | null)[]> => list(nullable(seatOf(seats)), MOST_RANKS);

/** Columns by company, in a game for so many. */
export const columnsFor = (seats: number): Reader<Readonly<Partial<Record<CompanyId, readonly (number | null)[]>>>> =>
  record(companyIds, columnFor(seats), 'unknown-company');

/** A column of any game. */
export const column = columnFor(5);

/** Columns of any game. */
export const columns = columnsFor(5);
