import { fractionToNumber, type Seat } from '@portolan/core';
import { type Box, boxOf, type Edition, type State } from '@portolan/rotterdam';
import { cardPoints, makerOf, missionPoints } from '@portolan/rotterdam/pieces';
import { missionShares } from './policy-hand.ts';
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
