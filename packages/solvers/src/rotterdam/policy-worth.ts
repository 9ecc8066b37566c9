import { type Bag, countOf, fractionToNumber, type Seat, takeOut } from '@portolan/core';
import { type Box, boxOf, type Edition, type State } from '@portolan/rotterdam';
import { missionPoints } from '@portolan/rotterdam/pieces';
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

/** The products that a hand lacks of a recipe. */
export const lacking = (recipe: readonly number[], hand: Bag): number[] => {
  const left = hand.slice();
  return recipe.filter((product) => !takeOut(left, product));
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

/** Whether a hand lacks the product at a place of a recipe, beside what it pays for the places before. */
const lacks = (recipe: readonly number[], place: number, hand: Bag): boolean => {
  let before = 0;
  for (let i = 0; i < place; i++) if (recipe[i] === recipe[place]) before++;
  return countOf(hand, recipe[place]!) <= before;
};

/** By harbor, the share in the best Mission of the seat's own that lacks a product of it; one draw in two brings it. */
const missionShares = (state: State, { productsOf, recipes, points, makerOf }: Box, seat: Seat): number[] => {
  const shares = Array<number>(productsOf.length).fill(0);
  const hand = state.products[seat]!;
  for (const mission of state.missions[seat]!) {
    if (mission < 0) continue;
    const recipe = recipes[mission]!;
    let missing = 0;
    for (let i = 0; i < recipe.length; i++) if (lacks(recipe, i, hand)) missing++;
    const share = (0.5 * points[mission]!) / missing;
    for (let i = 0; i < recipe.length; i++) {
      const maker = makerOf[recipe[i]!]!;
      if (share > shares[maker]! && lacks(recipe, i, hand)) shares[maker] = share;
    }
  }
  return shares;
};

/** What others are taken to have in Missions, since theirs are hidden. */
const HIDDEN_SHARE = 1;

/** Mission points from which a leader is watched, and what others' fortune costs: a tenth, a leader's more. */
const LEADING = 7;
const RIVAL = -0.1;
const LEADER = -0.3;

const hidden = new WeakMap<Edition, readonly number[]>();

/** By material, what a delivery is worth to a seat whose Missions nobody sees; worked out once for each box. */
const hiddenGains = (box: Box): readonly number[] => {
  const known = hidden.get(box.edition);
  if (known) return known;
  const gains = box.edition.materials.map(
    (_, material) => cardGain(box, box.processes.indexOf(material)) + HIDDEN_SHARE,
  );
  hidden.set(box.edition, gains);
  return gains;
};

/** The outlook of a seat: its own Missions and hand, and of the others only what all see. */
export const outlookOf = (state: State, viewer: Seat): Outlook => {
  const box = boxOf(state.edition);
  const others = hiddenGains(box);
  const shares = missionShares(state, box, viewer);
  const own: number[] = [];
  for (let material = 0; material < others.length; material++) {
    own.push(others[material]! - HIDDEN_SHARE + shares[box.processes.indexOf(material)]!);
  }
  const gains: (readonly number[])[] = [];
  const weights: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    gains.push(seat === viewer ? own : others);
    weights.push(seat === viewer ? 1 : missionPoints(state, seat) >= LEADING ? LEADER : RIVAL);
  }
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
