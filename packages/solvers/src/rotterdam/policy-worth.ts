import { countOf, fractionToNumber, type Seat } from '@portolan/core';
import { type Box, boxOf, type Edition, type ProductFace, type State } from '@portolan/rotterdam';
import { cardAt, cardPoints, makerOf, missionPoints } from '@portolan/rotterdam/pieces';
import { NONE } from './table.ts';
import { chancesTo } from './voyage.ts';

const tables = new WeakMap<Edition, readonly (readonly number[])[]>();

/** The model chance that a cargo comes to its harbor, by material and position. */
const chanceTable = (edition: Edition): readonly (readonly number[])[] => {
  const known = tables.get(edition);
  if (known) return known;
  const table = edition.materials.map(({ id }) => {
    const harbor = edition.harbors.find(({ material }) => material === id)!;
    return chancesTo(edition, harbor.id).map(fractionToNumber);
  });
  tables.set(edition, table);
  return table;
};

/** How a seat looks at the ships: what a delivery of each material is worth to each seat, and how much another's fortune costs. */
export interface Outlook {
  readonly viewer: Seat;
  /** By seat and material. */
  readonly gains: readonly (readonly number[])[];
  /** By seat; 1 for the viewer. */
  readonly weights: readonly number[];
  /** The chance that a cargo comes to its harbor, by material and position. */
  readonly chances: readonly (readonly number[])[];
}

/** Points of a product of each harbor: the mean of its two. */
const cardGain = ({ productsOf, values }: Box, harbor: number): number => {
  const made = productsOf[harbor]!;
  return made.reduce((sum, product) => sum + values[product]!, 0) / made.length;
};

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

const areSame = (one: readonly number[], other: readonly number[]): boolean => {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
};

/** By seat, what was worked out last: while colors are called and ships move no hand changes. */
const latest: { readonly box: Box; readonly means: Means; readonly shares: readonly number[] }[] = [];

/** By harbor, what one of its Products adds to the seat's own Missions. */
const missionShares = (state: State, box: Box, seat: Seat): readonly number[] => {
  const [products, missions, jokers] = [state.products[seat]!, state.missions[seat]!, jokersOf(state, seat)];
  const last = latest[seat];
  const { means } = last ?? {};
  if (last?.box === box && means && means.jokers === jokers) {
    if (areSame(means.products, products) && areSame(means.missions, missions)) return last.shares;
  }
  const kept = { products: products.slice(), missions: missions.slice(), jokers };
  const shares = sharesOf(box, kept);
  latest[seat] = { box, means: kept, shares };
  return shares;
};

/** What others are taken to have in Missions, since theirs are hidden. */
const HIDDEN_SHARE = 1;

/** What others' fortune costs: a quarter, of those who lead more. */
const RIVAL = -0.25;
const LEADER = -0.4;

/** What a hidden Navigation card may count. */
const HIDDEN_CARD = 0.5;

/** What others see of the hands of a seat, worked out once for each box. */
interface Sight {
  /** By material, what a delivery is worth to a seat whose Missions nobody sees. */
  readonly gains: readonly number[];
  /** By harbor, the value on the back of its Products: of the lesser one. */
  readonly shown: readonly number[];
}

const sights = new WeakMap<Edition, Sight>();

const sightOf = (box: Box): Sight => {
  const known = sights.get(box.edition);
  if (known) return known;
  const { edition, processes, productsOf, values } = box;
  const sight = {
    gains: edition.materials.map((_, material) => cardGain(box, processes.indexOf(material)) + HIDDEN_SHARE),
    shown: productsOf.map((made) => (made.length > 0 ? Math.min(...made.map((product) => values[product]!)) : 1)),
  };
  sights.set(edition, sight);
  return sight;
};

/** Points of a seat as another sees them: Missions, cards laid, the values on the backs of its Products, a little for its cards. */
export const seenTotal = (state: State, seat: Seat): number => {
  const box = boxOf(state.edition);
  const { shown } = sightOf(box);
  let total = missionPoints(state, seat) + HIDDEN_CARD * state.navigation[seat]!.length;
  for (const kind of state.laid[seat]!) total += cardPoints[kind]!;
  for (const card of state.products[seat]!) total += shown[makerOf(box, card)] ?? 1;
  return total;
};

/** The outlook of a seat: its own Missions and hand, and of the others only what all see. */
export const outlookOf = (state: State, viewer: Seat): Outlook => {
  const box = boxOf(state.edition);
  const { gains: others } = sightOf(box);
  const shares = missionShares(state, box, viewer);
  const own: number[] = [];
  for (let material = 0; material < others.length; material++) {
    own.push(others[material]! - HIDDEN_SHARE + shares[box.processes.indexOf(material)]!);
  }
  const gains: (readonly number[])[] = [];
  const totals: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    gains.push(seat === viewer ? own : others);
    totals.push(seat === viewer ? NONE : seenTotal(state, seat));
  }
  const most = Math.max(...totals);
  const weights = totals.map((total, seat) => (seat === viewer ? 1 : total === most ? LEADER : RIVAL));
  return { viewer, gains, weights, chances: chanceTable(state.edition) };
};

/** Ships and what they carry. */
export type River = Pick<State, 'at' | 'cargo' | 'seats'>;

const fleetIn = ({ at, seats }: River): number => at.length / seats;

/** What one ship promises its owner at a position; an empty one nothing. */
export const promiseOf = (state: River, { gains, chances }: Outlook, ship: number, at: number): number => {
  const cargo = state.cargo[ship]!;
  if (at === NONE || cargo === NONE) return 0;
  return chances[cargo]![at]! * gains[Math.floor(ship / fleetIn(state))]![cargo]!;
};

/** Whether a seat has a ship with a material on the water, other than one. */
export const carries = (state: River, seat: Seat, material: number, but: number = NONE): boolean => {
  const fleet = fleetIn(state);
  for (let ship = seat * fleet; ship < (seat + 1) * fleet; ship++) {
    if (ship !== but && state.at[ship] !== NONE && state.cargo[ship] === material) return true;
  }
  return false;
};

/** Whether a ship is the second of its seat with a material, which counts half. */
export const isSecond = ({ at, cargo }: River, fleet: number, ship: number): boolean => {
  for (let other = ship - (ship % fleet); other < ship; other++) {
    if (at[other] !== NONE && cargo[other] === cargo[ship]) return true;
  }
  return false;
};

/** What the ships of a seat promise; the second one with a material counts half. */
export const fleetPromise = (river: River, { gains, chances }: Outlook, seat: Seat): number => {
  const { at, cargo } = river;
  const fleet = fleetIn(river);
  const own = gains[seat]!;
  let sum = 0;
  for (let ship = seat * fleet; ship < (seat + 1) * fleet; ship++) {
    const load = cargo[ship]!;
    if (at[ship] === NONE || load === NONE) continue;
    const promise = chances[load]![at[ship]!]! * own[load]!;
    sum += isSecond(river, fleet, ship) ? promise / 2 : promise;
  }
  return sum;
};
