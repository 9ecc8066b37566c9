import { type Bag, fractionToNumber, type Seat, takeOut } from '@portolan/core';
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

/** By harbor, the share in the best Mission of the seat's own that lacks a product of it; one draw in two brings it. */
const missionShares = (state: State, box: Box, seat: Seat): number[] => {
  const shares = box.productsOf.map(() => 0);
  for (const mission of state.missions[seat]!) {
    if (mission < 0) continue;
    const missing = lacking(box.recipes[mission]!, state.products[seat]!);
    const share = (0.5 * box.points[mission]!) / missing.length;
    for (const product of missing) shares[box.makerOf[product]!] = Math.max(shares[box.makerOf[product]!]!, share);
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
  const own = others.map((gain, material) => gain - HIDDEN_SHARE + shares[box.processes.indexOf(material)]!);
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

/** What the ships of a seat promise; the second one with a material counts half. */
const fleetPromise = (state: River, outlook: Outlook, seat: Seat): number => {
  const fleet = fleetIn(state);
  let sum = 0;
  for (let ship = seat * fleet; ship < (seat + 1) * fleet; ship++) {
    const promise = promiseOf(state, outlook, ship, state.at[ship]!);
    if (promise === 0) continue;
    let before = false;
    for (let other = seat * fleet; other < ship; other++) {
      before ||= state.at[other] !== NONE && state.cargo[other] === state.cargo[ship];
    }
    sum += before ? promise / 2 : promise;
  }
  return sum;
};

/** What the whole river is worth to the viewer: own ships full, the others' against it. */
export const riverWorth = (state: River, outlook: Outlook, weights: readonly number[] = outlook.weights): number => {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) sum += weights[seat]! * fleetPromise(state, outlook, seat);
  return sum;
};
