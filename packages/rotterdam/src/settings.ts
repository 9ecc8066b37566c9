import { allBad, bad, ok, type Problem, type Result, type SetupOptions, within } from '@portolan/core';
import { isObject } from '@portolan/core/readers';
import { makeEdition, parseEdition } from './edition-reader.ts';
import { boolean, integer, type Reader, rulings as readRulings, record } from './parse.ts';
import { completeReadings, type Rulings } from './readings.ts';
import { newGame, type State } from './state.ts';
import { type VariantName, variantNames } from './types.ts';

/** How many can play. */
export const seats = { min: 2, max: 4 } as const;

/** Optional rules by name. */
export const variantsReader: Reader<Readonly<Partial<Record<VariantName, boolean>>>> = record(
  variantNames,
  boolean,
  'unknown-variant',
);

/** Every variant, those that are not named switched off. */
export const completeVariants = (named: Readonly<Partial<Record<VariantName, boolean>>> = {}): State['variants'] => ({
  safeHaven: named.safeHaven ?? false,
  openProducts: named.openProducts ?? false,
});

/** What a new game is made of: readings and variants by the names that this game knows. */
export interface Setup extends SetupOptions {
  readonly rulings?: Rulings;
  readonly variants?: Partial<Record<VariantName, boolean>>;
}

/**
 * A new game: the Missions are still to be dealt, nature comes first. Seat 0 is the youngest; a position in phase `setup`
 * makes another one Harbor Master. Unknown editions, rulings and variants are problems.
 */
export const setup = (options: Setup): Result<State> => {
  if (!isObject(options)) return bad({ path: '', code: 'not-an-object', facts: { found: options } });
  const problems: Problem[] = [];
  const count = integer(seats.min, seats.max)(options.seats, 'seats', problems) ?? seats.min;
  const edition = parseEdition(options.edition);
  if (!edition.ok) problems.push(...within('edition', edition.problems));
  const rulings = readRulings(options.rulings ?? {}, 'rulings', problems) ?? {};
  const variants = variantsReader(options.variants ?? {}, 'variants', problems) ?? {};
  if (!edition.ok || problems.length > 0) return allBad(problems);
  return ok(
    newGame({
      edition: edition.value,
      rulings: completeReadings(rulings),
      variants: completeVariants(variants),
      seats: count,
      master: 0,
    }),
  );
};

/** What this table plays with: the box, every reading, every variant. */
export const settings = ({ seats: count, edition, rulings, variants }: State): Setup => ({
  seats: count,
  edition: makeEdition(edition),
  rulings,
  variants,
});
