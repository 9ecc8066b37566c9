import { countOf, type Seat } from '@portolan/core';
import { type Box, boxOf, type ProductFace, type State } from '@portolan/rotterdam';
import { cardAt } from '@portolan/rotterdam/pieces';

/** What a Mission brings besides its points, and what is left of it for each Product that is lacking, and beside a better one. */
const FULFILLED = 0.4;
const LACKING = [1, 0.35, 0.12, 0.04, 0.01];
const NEXT = [1, 0.6, 0.36, 0.2];

/** What a Joker costs that stands for a Product, in what a hand promises. */
const JOKER = 1.3;

/** How many cards of each Product a hand holds. */
const heldIn = ({ products }: Box, hand: readonly number[]): number[] => {
  const held = Array<number>(products.ids.length).fill(0);
  for (const product of hand) if (product >= 0) held[product]!++;
  return held;
};

/** Whether a hand lacks the Product at a place of a recipe, beside what it pays for the places before. */
const lacks = (recipe: readonly number[], place: number, held: readonly number[]): boolean => {
  let before = 0;
  for (let i = 0; i < place; i++) if (recipe[i] === recipe[place]) before++;
  return held[recipe[place]!]! <= before;
};

/** What a Mission promises above the values of its cards, by what a hand holds, and had it so many cards more that are lacking. */
const missionPromise = (
  { recipes, points, values }: Box,
  mission: number,
  held: readonly number[],
  { jokers, more }: { readonly jokers: number; readonly more: number },
): number => {
  const recipe = recipes[mission]!;
  let lacking = 0;
  let wanting = 0;
  let gain = points[mission]! + FULFILLED;
  for (let i = 0; i < recipe.length; i++) {
    const value = values[recipe[i]!]!;
    gain -= value;
    if (!lacks(recipe, i, held)) continue;
    lacking++;
    wanting += value;
  }
  const missing = lacking - more;
  if (missing > jokers) return Math.max(0, gain) * (LACKING[missing - jokers] ?? 0);
  // What is missing is not paid, but a Joker for each.
  return Math.max(0, missing > 0 ? gain + (wanting / lacking - JOKER) * missing : gain);
};

/** Puts a number among so many others, the greatest first. */
const rank = (numbers: number[], count: number, number: number): void => {
  let at = count;
  for (; at > 0 && numbers[at - 1]! < number; at--) numbers[at] = numbers[at - 1]!;
  numbers[at] = number;
};

const jokersOf = ({ navigation }: State, seat: Seat): number => countOf(navigation[seat]!, cardAt.joker);

/** By Product, whether some Mission of the seat lacks it. */
export const wantedBy = (state: State, seat: Seat): boolean[] => {
  const box = boxOf(state.edition);
  const held = heldIn(box, state.products[seat]!);
  const wanted = Array<boolean>(held.length).fill(false);
  for (const mission of state.missions[seat]!) {
    const recipe = box.recipes[mission] ?? [];
    for (let i = 0; i < recipe.length; i++) if (lacks(recipe, i, held)) wanted[recipe[i]!] = true;
  }
  return wanted;
};

/**
 * What a trade adds to what the hand of a seat promises, with its Missions and Jokers: the values of its Products, and what
 * each Mission would add, the best first.
 */
export const tradeGains = (
  state: State,
  seat: Seat,
): ((gone: readonly ProductFace[], come: readonly ProductFace[]) => number) => {
  const box = boxOf(state.edition);
  const { at } = box.products;
  const held = heldIn(box, state.products[seat]!);
  const has = { jokers: jokersOf(state, seat), more: 0 };
  const missions = state.missions[seat]!.filter((mission) => mission >= 0);
  const gains: number[] = [];
  const promise = (): number => {
    for (let i = 0; i < missions.length; i++) rank(gains, i, missionPromise(box, missions[i]!, held, has));
    let sum = 0;
    for (let i = 0; i < gains.length; i++) sum += gains[i]! * (NEXT[i] ?? 0);
    return sum;
  };
  /** Puts cards in the hand, or takes them out; what they are worth. A card nobody knows is worth a point. */
  const put = (faces: readonly ProductFace[], count: number): number => {
    let worth = 0;
    for (const face of faces) {
      const product = at[face];
      if (product !== undefined) held[product]! += count;
      worth += product === undefined ? 1 : box.values[product]!;
    }
    return worth;
  };
  const now = promise();
  return (gone, come) => {
    const value = put(come, 1) - put(gone, -1);
    const then = promise();
    put(come, -1);
    put(gone, 1);
    return value + then - now;
  };
};

/** What a hand holds for its Missions. */
interface Means {
  readonly products: readonly number[];
  readonly missions: readonly number[];
  readonly jokers: number;
}

/** By harbor, what one of its Products adds to the Missions, each of its two as likely. */
const sharesOf = (box: Box, { products, missions, jokers }: Means): readonly number[] => {
  const { productsOf, recipes, makerOf } = box;
  const shares = Array<number>(productsOf.length).fill(0);
  const held = heldIn(box, products);
  const has = { jokers, more: 0 };
  const hadMore = { jokers, more: 1 };
  const own = missions.filter((mission) => mission >= 0);
  const gains = own.map((mission) => missionPromise(box, mission, held, has));
  for (let one = 0; one < own.length; one++) {
    let better = 0;
    for (let other = 0; other < own.length; other++) {
      if (gains[other]! > gains[one]! || (gains[other] === gains[one] && other < one)) better++;
    }
    const recipe = recipes[own[one]!]!;
    const gained = (NEXT[better] ?? 0) * (missionPromise(box, own[one]!, held, hadMore) - gains[one]!);
    if (gained === 0) continue;
    for (let i = 0; i < recipe.length; i++) {
      const maker = makerOf[recipe[i]!]!;
      const isTwice = recipe.indexOf(recipe[i]!) < i && lacks(recipe, recipe.indexOf(recipe[i]!), held);
      if (!isTwice && lacks(recipe, i, held)) shares[maker]! += gained / productsOf[maker]!.length;
    }
  }
  return shares;
};

const areEqual = (one: readonly number[], other: readonly number[]): boolean => {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
};

const areSame = (one: Means, other: Means): boolean =>
  one.jokers === other.jokers && areEqual(one.products, other.products) && areEqual(one.missions, other.missions);

/** By seat, what was worked out last: while colors are called and ships move no hand changes. */
const latest: { readonly box: Box; readonly means: Means; readonly shares: readonly number[] }[] = [];

/** By harbor, what one of its Products adds to the seat's own Missions. */
export const missionShares = (state: State, box: Box, seat: Seat): readonly number[] => {
  const [products, missions, jokers] = [state.products[seat]!, state.missions[seat]!, jokersOf(state, seat)];
  const last = latest[seat];
  if (last?.box === box && areSame(last.means, { products, missions, jokers })) return last.shares;
  const means = { products: products.slice(), missions: missions.slice(), jokers };
  const shares = sharesOf(box, means);
  latest[seat] = { box, means, shares };
  return shares;
};
