import { allBad, bad, ok, type Problem, type Result, type SetupOptions, within } from '@portolan/core';
import { makeEdition, parseEdition } from './edition-reader.ts';
import { boolean, integer, isObject, rulings as readRulings } from './parse.ts';
import { completeReadings, type Rulings } from './readings.ts';
import { merchantsEach, newGame, type Settings, type State } from './state.ts';

/** How many can play. */
export const seats = { min: 3, max: 5 } as const;

/** The variants by name. */
export const variantNames = ['fourMerchants', 'blackbeard'] as const;

type Variants = Partial<Record<(typeof variantNames)[number], boolean>>;

const readVariants = (json: unknown, count: number, problems: Problem[]): Variants => {
  if (!isObject(json)) {
    problems.push({ path: 'variants', code: 'not-an-object' });
    return {};
  }
  for (const [name, value] of Object.entries(json)) {
    const path = `variants.${name}`;
    if ((variantNames as readonly string[]).includes(name)) boolean(value, path, problems);
    else problems.push({ path, code: 'unknown-variant', facts: { found: name, expected: variantNames } });
  }
  // Four merchants each are for three players (three.merchants).
  if (json.fourMerchants === true && count !== 3) {
    problems.push({ path: 'variants.fourMerchants', code: 'wrong-seats', facts: { found: count, expected: 3 } });
  }
  return json;
};

/** Full companies would stop the placement of a box with too few spaces (ruling.company-full). */
export const checkRoom = ({ edition, rulings, seats: count, fourMerchants }: Settings): Problem[] => {
  const min = Math.ceil((count * merchantsEach(fourMerchants)) / edition.companies.length);
  const found = edition.spacesPerCompany;
  if (found >= min || rulings['company-full'] === 'open-ended') return [];
  return [{ path: 'edition.spacesPerCompany', code: 'too-few-spaces', facts: { found, min } }];
};

/** What a new game is made of: readings and variants by the names that this game knows. */
export interface Setup extends SetupOptions {
  readonly rulings?: Rulings;
  readonly variants?: Variants;
}

/** A new game: nothing is dealt, nature comes first. Unknown editions, rulings and variants are problems. */
export const setup = (options: Setup): Result<State> => {
  if (!isObject(options)) return bad({ path: '', code: 'not-an-object', facts: { found: options } });
  const problems: Problem[] = [];
  const count = integer(seats.min, seats.max)(options.seats, 'seats', problems) ?? seats.min;
  const edition = parseEdition(options.edition);
  if (!edition.ok) problems.push(...within('edition', edition.problems));
  const rulings = readRulings(options.rulings ?? {}, 'rulings', problems) ?? {};
  const { fourMerchants = false, blackbeard = false } = readVariants(options.variants ?? {}, count, problems);
  if (!edition.ok || problems.length > 0) return allBad(problems);
  const choices = { rulings: completeReadings(rulings), fourMerchants, blackbeard };
  const settings = { edition: edition.value, seats: count, ...choices };
  const cramped = checkRoom(settings);
  return cramped.length > 0 ? allBad(cramped) : ok(newGame(settings));
};

/** What this table plays with: the box, every reading, every variant. */
export const settings = ({ seats: count, edition, rulings, fourMerchants, blackbeard }: State): Setup => ({
  seats: count,
  edition: makeEdition(edition),
  rulings,
  variants: { fourMerchants, blackbeard },
});
