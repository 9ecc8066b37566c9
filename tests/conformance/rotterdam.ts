import { type Result, within } from '@portolan/core';
import { navigationIds, reconstructed, rotterdam, type State } from '@portolan/rotterdam';
import { questions } from '@portolan/solvers/rotterdam';
import type { Fields } from './cases.ts';
import { rotterdamFacts } from './rotterdam-facts.ts';
import type { Adapter } from './runner.ts';
import { solveWith } from './solvers.ts';

/** Keys that a position has under the same name and in the same form. */
const asTheyAre = ['seats', 'master', 'variants', 'round', 'phase', 'seat', 'step', 'called', 'ships', 'piles'];
const further = ['used', 'navPile', 'missionPile', 'due', 'passed', 'offer', 'call', 'pending'];
const keys = ['setup', 'rulings', 'edition', 'hands', 'view', ...asTheyAre, ...further];

const numbers = (map: unknown): Readonly<Record<string, number>> => (map ?? {}) as Record<string, number>;

/** The default box with small changes: a whole deck of Navigation cards, copies of some products, units of some materials. */
const editionOf = ({ navigation, copies, units, ...parts }: Fields): Fields => {
  const { products, materials } = reconstructed;
  const deck = navigationIds.map((id) => ({ id, copies: numbers(navigation)[id] ?? 0 }));
  return {
    ...parts,
    ...(navigation ? { navigation: Array.isArray(navigation) ? navigation : deck } : {}),
    ...(copies ? { products: products.map((one) => ({ ...one, copies: numbers(copies)[one.id] ?? one.copies })) } : {}),
    ...(units ? { materials: materials.map((one) => ({ ...one, units: numbers(units)[one.id] ?? one.units })) } : {}),
  };
};

const setUp = ({ seats = 3, master = 0, variants = {} }: Fields, rulings: Fields): Fields => ({
  seats,
  master,
  variants,
  rulings,
  phase: 'setup',
});

/** The default position with what `given` changes in it. */
const positionOf = (given: Fields, rulings: Fields): Fields => {
  const { seats = 3, hands, edition } = given;
  const bySeat = (hands ?? {}) as Fields;
  return {
    round: 2,
    ...Object.fromEntries([...asTheyAre, ...further].flatMap((key) => (key in given ? [[key, given[key]]] : []))),
    seats,
    rulings,
    ...(edition === undefined ? {} : { edition: editionOf(edition as Fields) }),
    hands: Array.from({ length: seats as number }, (_, seat) => bySeat[seat] ?? {}),
  };
};

const begin = (given: Fields, when: Readonly<Record<string, string>>): Result<State> => {
  const stranger = Object.keys(given).find((key) => !keys.includes(key));
  if (stranger !== undefined) throw new Error(`"given" has no key "${stranger}"`);
  const rulings = { ...(given.rulings as Fields | undefined), ...when };
  const parsed = rotterdam.parsePosition(given.setup === true ? setUp(given, rulings) : positionOf(given, rulings));
  if (!parsed.ok) return { ok: false, problems: within('given', parsed.problems) };
  return 'view' in given ? { ok: true, value: rotterdam.view(parsed.value, given.view as number | null) } : parsed;
};

/** The shorthand of the cases of Rotterdam: seats are numbers, what is not said stands as in the default position. */
export const rotterdamAdapter: Adapter = {
  game: rotterdam,
  begin,
  facts: (state, then) => rotterdamFacts(state as State, then),
  seat: Number,
  solve: (state, question) => solveWith(questions, state, question),
};
