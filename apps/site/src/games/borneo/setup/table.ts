import { bad, ok, type Problem, type Result, type Seat } from '@portolan/core';

/** What has to be known to prepare the box. */
export interface SetupTable {
  readonly seats: 3 | 4 | 5;
  readonly first: Seat;
  readonly fourMerchants: boolean;
  readonly blackbeard: boolean;
}

/** Four players, the first of them beginning, no variant. */
export const defaultTable: SetupTable = { seats: 4, first: 0, fourMerchants: false, blackbeard: false };

const isSeats = (value: unknown): value is SetupTable['seats'] => value === 3 || value === 4 || value === 5;

/** Reads a table from a link or from storage. Problems: `not-an-object`, `out-of-range`, `wrong-type`. */
export const parseTable = (json: unknown): Result<SetupTable> => {
  if (typeof json !== 'object' || json === null) return bad({ path: '', code: 'not-an-object' });
  const { seats, first = 0, fourMerchants = false, blackbeard = false } = json as Record<string, unknown>;
  if (!isSeats(seats))
    return bad({ path: 'seats', code: 'out-of-range', facts: { found: String(seats), min: 3, max: 5 } });
  const problems: Problem[] = [];
  const inside = typeof first === 'number' && Number.isInteger(first) && first >= 0 && first < seats;
  if (!inside)
    problems.push({ path: 'first', code: 'out-of-range', facts: { found: String(first), min: 0, max: seats - 1 } });
  for (const [path, value] of Object.entries({ fourMerchants, blackbeard }))
    if (typeof value !== 'boolean') problems.push({ path, code: 'wrong-type', facts: { expected: 'boolean' } });
  if (problems.length > 0) return bad(...problems);
  return ok({
    seats,
    first: first as Seat,
    fourMerchants: seats === 3 && fourMerchants === true,
    blackbeard: blackbeard === true,
  });
};
