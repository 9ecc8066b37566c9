import { QUAYS } from './box.ts';
import { NO_SHIP, NONE, type State, UNKNOWN } from './state.ts';

/** What lies on the table, worked out of a state. Quays count from 0. */

/** Porters of a seat on the ship at a quay; 0 of a seat that is not at the table. */
export const portersOf = (state: State, quay: number, seat: number): number =>
  seat < state.seats ? state.aboard[quay * state.seats + seat]! : 0;

/** All porters on the ship at a quay. */
export const aboardOf = (state: State, quay: number): number => {
  let sum = 0;
  for (let i = quay * state.seats; i < (quay + 1) * state.seats; i++) sum += state.aboard[i]!;
  return sum;
};

/** Free places of the ship at a quay; 0 without a ship. */
export const placesOf = (state: State, quay: number): number => state.ships[quay]! - aboardOf(state, quay);

/** Whether a ship lies at a quay and is full. */
export const isFull = (state: State, quay: number): boolean =>
  state.ships[quay] !== NO_SHIP && placesOf(state, quay) <= 0;

/** Porters of a seat that are not aboard (setup.porters). */
export const reserveOf = (state: State, seat: number): number => {
  let left = state.edition.porters;
  for (let quay = 0; quay < QUAYS; quay++) left -= portersOf(state, quay, seat);
  return left;
};

/** Whether a ship has come to a quay and has no goods yet. */
export const isNew = (state: State, quay: number): boolean =>
  state.ships[quay] !== NO_SHIP && state.goods[quay] === NONE;

/** How many ships have no goods yet. */
export const newShips = (state: State): number => {
  let count = 0;
  for (let quay = 0; quay < QUAYS; quay++) if (isNew(state, quay)) count++;
  return count;
};

/** How many ships are full. */
export const fullShips = (state: State): number => {
  let count = 0;
  for (let quay = 0; quay < QUAYS; quay++) if (isFull(state, quay)) count++;
  return count;
};

/** The lowest quay without a ship, or `NONE`. */
export const emptyQuay = (state: State): number => state.ships.indexOf(NO_SHIP);

const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
};

/** Goods tiles face down in hands. */
export const hiddenTiles = (state: State): number => {
  let count = 0;
  for (const hand of state.hands) for (const tile of hand) if (tile === UNKNOWN) count++;
  return count;
};

/** Goods tiles left in the shuffled part of the pile. */
export const shuffledGoods = (state: State): number => sum(state.unseen) - hiddenTiles(state);

/** Event tiles left in their pile. */
export const tilesLeft = (state: State): number => sum(state.tilePile);

/** Ships below the visible one. */
export const shipsBelow = (state: State): number => sum(state.shipPile);

/** Whether a contact has been played and is not yet discarded. */
export const inPlay = (state: State): boolean => state.contact !== NONE && !state.resolved;

/** How many goods tiles the active player has still to draw for the new ships (ships.draw-goods). */
export const drawsDue = (state: State): number => newShips(state) + 1 - state.hands[state.active]!.length;

/** The seat that the next secret tile goes to, or `NONE` (setup.secret-goods). */
export const nextDealt = (state: State): number => {
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.first + i) % state.seats;
    if (state.hands[seat]!.length === 0) return seat;
  }
  return NONE;
};

/** Whether a contact, by its place in the box, can be played from the hand: it is neither discarded nor in play. Nobody who is not at the table has one. */
export const inHand = (state: State, seat: number, contact: number): boolean =>
  contact >= 0 &&
  seat < state.seats &&
  !state.discards[seat]!.includes(contact) &&
  !(seat === state.active && state.contact === contact && !state.resolved);
