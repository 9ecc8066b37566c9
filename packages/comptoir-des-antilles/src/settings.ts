import { allBad, bad, ok, type Problem, type Result, type SetupOptions, within } from '@portolan/core';
import { makeEdition, parseEdition } from './edition-reader.ts';
import { integer, isObject, rulings as readRulings } from './parse.ts';
import { completeReadings, type Rulings } from './readings.ts';
import { newGame, type State } from './state.ts';

/** How many can play. */
export const seats = { min: 3, max: 4 } as const;

/** The rulebook prints no variant. */
const variantProblems = (json: unknown): Problem[] => {
  if (!isObject(json)) return [{ path: 'variants', code: 'not-an-object' }];
  return Object.keys(json).map((found) => ({
    path: `variants.${found}`,
    code: 'unknown-variant',
    facts: { found, expected: [] },
  }));
};

/** What a new game is made of: readings by the names that this game knows. */
export interface Setup extends SetupOptions {
  readonly rulings?: Rulings;
}

/**
 * A new game: nothing is laid out, nature comes first. Seat 0 is the youngest; a position in phase `setupShips` makes
 * another one first. Unknown editions, rulings and variants are problems.
 */
export const setup = (options: Setup): Result<State> => {
  if (!isObject(options)) return bad({ path: '', code: 'not-an-object', facts: { found: options } });
  const problems: Problem[] = [];
  const count = integer(seats.min, seats.max)(options.seats, 'seats', problems) ?? seats.min;
  const edition = parseEdition(options.edition);
  if (!edition.ok) problems.push(...within('edition', edition.problems));
  const rulings = readRulings(options.rulings ?? {}, 'rulings', problems) ?? {};
  problems.push(...variantProblems(options.variants ?? {}));
  if (!edition.ok || problems.length > 0) return allBad(problems);
  return ok(newGame({ edition: edition.value, rulings: completeReadings(rulings), seats: count, youngest: 0 }));
};

/** What this table plays with: the box, every reading. */
export const settings = ({ seats: count, edition, rulings }: State): Setup => ({
  seats: count,
  edition: makeEdition(edition),
  rulings,
});
