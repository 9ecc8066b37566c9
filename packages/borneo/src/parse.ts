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

/** A column from rank 1 down. */
export const column: Reader<readonly (number | null)[]> = list(nullable(seat), MOST_RANKS);

/** Columns by company. */
export const columns: Reader<Readonly<Partial<Record<CompanyId, readonly (number | null)[]>>>> = record(
  companyIds,
  column,
  'unknown-company',
);
