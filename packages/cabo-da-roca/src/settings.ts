import { bad, ok, type Problem, type Result, type SetupOptions, within } from '@portolan/core';
import { isObject } from '@portolan/core/readers';
import { makeEdition, parseEdition } from './edition-reader.ts';
import { integer, rulings as readRulings } from './parse.ts';
import { completeReadings, type Rulings } from './readings.ts';
import { newGame, type State } from './state.ts';

/** How many can play. */
export const seats = { min: 2, max: 4 } as const;

/** The rulebook has no optional rules. */
const readVariants = (json: unknown, problems: Problem[]): void => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    problems.push({ path: 'variants', code: 'not-an-object' });
    return;
  }
  for (const name of Object.keys(json)) {
    problems.push({ path: `variants.${name}`, code: 'unknown-variant', facts: { found: name, expected: [] } });
  }
};

/** What a new game is made of: readings by the names that this game knows. */
export interface Setup extends SetupOptions {
  readonly rulings?: Rulings;
}

/** A new game: nature deals the ports first. Unknown editions, rulings and variants are problems. */
export const setup = (options: Setup): Result<State> => {
  if (!isObject(options)) return bad({ path: '', code: 'not-an-object', facts: { found: options } });
  const problems: Problem[] = [];
  const count = integer(seats.min, seats.max)(options.seats, 'seats', problems) ?? seats.min;
  const edition = parseEdition(options.edition);
  if (!edition.ok) problems.push(...within('edition', edition.problems));
  const rulings = readRulings(options.rulings ?? {}, 'rulings', problems) ?? {};
  readVariants(options.variants ?? {}, problems);
  if (!edition.ok || problems.length > 0) return bad(...problems);
  return ok(newGame({ edition: edition.value, rulings: completeReadings(rulings), seats: count }));
};

/** What this table plays with: the box, every reading. */
export const settings = ({ seats: count, edition, rulings }: State): Setup => ({
  seats: count,
  edition: makeEdition(edition),
  rulings,
});
