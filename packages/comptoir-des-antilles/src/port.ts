import { QUAYS } from './box.ts';
import { isFull, placesOf, portersOf } from './counts.ts';
import type { SimpleEffect } from './edition.ts';
import { isAllowed } from './pieces/quays.ts';
import { NO_SHIP, NONE, type State } from './state.ts';
import { tileIds } from './types.ts';

/** What the rules say of ships at their quays for the player who acts. Quays count from 0. */

const EXCLUSIVE = tileIds.indexOf('exclusive');

/** Who alone can assign porters to the ship at a quay, if that is not this seat; `NONE` if it is open to him (tile.exclusive). */
export const reservedBy = (state: State, quay: number, seat: number): number =>
  state.tiles[quay] === EXCLUSIVE && state.layers[quay] !== seat ? state.layers[quay]! : NONE;

/** The same for porters that come from another ship: not barred under ruling.exclusive-scope `placing-only`. */
export const arrivalBarredBy = (state: State, quay: number, seat: number): number =>
  state.rulings['exclusive-scope'] === 'any-arrival' ? reservedBy(state, quay, seat) : NONE;

/** Whether the ship at a quay is full and must not be touched any more (ruling.sailing-time `locked`). */
export const isLocked = (state: State, quay: number): boolean =>
  state.rulings['sailing-time'] === 'locked' && isFull(state, quay);

/** Whether a ship lies at a quay and may be touched. */
export const isAtHand = (state: State, quay: number): boolean =>
  state.ships[quay] !== NO_SHIP && !isLocked(state, quay);

/** Places that a seat can fill from the reserve, by quay; 0 where it must not place. */
export const placingRooms = (state: State, seat: number, { quays }: { quays?: readonly number[] }): number[] => {
  const rooms = [0, 0, 0, 0];
  for (let quay = 0; quay < QUAYS; quay++) {
    if (quays && !quays.includes(quay + 1)) continue;
    if (state.ships[quay] !== NO_SHIP && reservedBy(state, quay, seat) === NONE) rooms[quay] = placesOf(state, quay);
  }
  return rooms;
};

/** Places that porters of other ships can fill; 0 where they must not go. */
export const arrivalRoom = (state: State, quay: number, seat: number): number =>
  state.ships[quay] !== NO_SHIP && arrivalBarredBy(state, quay, seat) === NONE ? placesOf(state, quay) : 0;

/** Porters at a quay that an effect may take. */
export const allowedPorters = (
  state: State,
  quay: number,
  seat: number,
  whose: (SimpleEffect & { do: 'move' })['whose'],
): number => {
  let count = 0;
  for (let owner = 0; owner < state.seats; owner++) {
    if (isAllowed(whose, owner, seat)) count += portersOf(state, quay, owner);
  }
  return count;
};

/** Whether an event tile can be laid before the ship at a quay: it has goods, no tile yet, and has not just sailed (tile.one-per-ship). */
export const takesTile = (state: State, quay: number): boolean =>
  isAtHand(state, quay) && state.tiles[quay] === NONE && state.goods[quay] !== NONE && state.leaving?.quay !== quay;

/** Tiles that make a ship sail as soon as they are laid (tile.shortage, ruling.storm). */
export const sailsAtOnce = (state: State, tile: number): boolean =>
  tileIds[tile] === 'shortage' || (tileIds[tile] === 'storm' && state.rulings.storm === 'at-once');

/** Whether a ship comes to an empty quay now (ships.replaced, ruling.removed-ship). */
export const isToBeFilled = (state: State): boolean =>
  state.next !== NO_SHIP &&
  state.ships.includes(NO_SHIP) &&
  (state.departures > 0 || state.rulings['removed-ship'] === 'refill');
