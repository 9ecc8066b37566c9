import type { Seat } from '@portolan/core';
import { boxOf, HAND_LIMIT, NONE } from './box.ts';
import type { State } from './state.ts';
import type { ShipId } from './types.ts';

/** What lies on the table, worked out of a state. */

/** How many ships each player has. */
export const fleetOf = (state: State): number => state.at.length / state.seats;

/** Whose ship it is. */
export const ownerOf = (state: State, ship: number): Seat => Math.floor(ship / fleetOf(state));

const shipNames: (readonly ShipId[])[] = [];

/** The names of all ships of a game, by the size of a fleet: `0a`. */
export const shipIdsOf = (fleet: number): readonly ShipId[] => {
  shipNames[fleet] ??= Array.from(
    { length: 4 * fleet },
    (_, ship) => `${Math.floor(ship / fleet)}${String.fromCharCode(97 + (ship % fleet))}`,
  );
  return shipNames[fleet];
};

/** The name of a ship. */
export const shipName = (state: State, ship: number): ShipId => shipIdsOf(fleetOf(state))[ship]!;

/** The ship of a name, which must be one of the game's. */
export const shipOf = (state: State, id: ShipId): number =>
  (id.charCodeAt(0) - 48) * fleetOf(state) + id.charCodeAt(1) - 97;

/** The first ship at a position, or `NONE`. */
export const shipOn = (state: State, position: number): number => state.at.indexOf(position);

/** Whether a ship can enter a position: nobody is there, or it is a quay where any number fit (`ruling.harbor-occupancy`). */
export const isFree = (state: State, position: number): boolean =>
  shipOn(state, position) === NONE ||
  (state.rulings['harbor-occupancy'] === 'unlimited' && boxOf(state.edition).harborOf[position] !== NONE);

/** The harbor in which a ship lies, or `NONE`. */
export const harborAt = (state: State, ship: number): number => {
  const position = state.at[ship]!;
  return position === NONE ? NONE : boxOf(state.edition).harborOf[position]!;
};

/** The first ship of a seat that is in reserve, or `NONE`. */
export const reserveShip = (state: State, seat: Seat): number => {
  const fleet = fleetOf(state);
  for (let ship = seat * fleet; ship < (seat + 1) * fleet; ship++) if (state.at[ship] === NONE) return ship;
  return NONE;
};

/** The ships of a seat that are afloat. */
export const shipsAfloat = (state: State, seat: Seat): number[] => {
  const fleet = fleetOf(state);
  const ships: number[] = [];
  for (let ship = seat * fleet; ship < (seat + 1) * fleet; ship++) if (state.at[ship] !== NONE) ships.push(ship);
  return ships;
};

/** How many ships of a seat stand on anchors (`anchor.one-card-per-ship`). */
export const shipsOnAnchors = (state: State, seat: Seat): number => {
  const { isAnchor } = boxOf(state.edition);
  const fleet = fleetOf(state);
  let count = 0;
  for (let ship = seat * fleet; ship < (seat + 1) * fleet; ship++) {
    const position = state.at[ship]!;
    if (position !== NONE && isAnchor[position]) count++;
  }
  return count;
};

/** Whether the turn of a seat in a phase with turns is over: it comes before the one whose turn it is (`round.seat-order`). */
export const hasPlayed = ({ master, seats, seat: turn }: State, seat: Seat): boolean =>
  (seat - master + seats) % seats < (turn - master + seats) % seats;

/** The ships of a seat on quays. */
export const shipsInHarbor = (state: State, seat: Seat): number[] =>
  shipsAfloat(state, seat).filter((ship) => harborAt(state, ship) !== NONE);

/** Whether a start is free. */
export const isStartFree = (state: State): boolean =>
  boxOf(state.edition).starts.some((start) => shipOn(state, start) === NONE);

/** Whether a material has run out. */
export const isShort = (state: State): boolean => state.stock.some((units) => units <= 0);

/** Used Navigation cards. */
export const usedCards = (state: State): number => {
  let count = 0;
  for (let kind = 0; kind < state.used.length; kind++) count += state.used[kind]!;
  return count;
};

/** Whether a Navigation card can be drawn, if need be after shuffling the used ones. */
export const hasCardLeft = (state: State): boolean => state.navSize > 0 || usedCards(state) > 0;

/** Whether a seat has room for a Navigation card (`navigation.hand-limit`, `ruling.fourth-card`). */
export const hasRoom = (state: State, seat: Seat): boolean =>
  state.navigation[seat]!.length < HAND_LIMIT || state.rulings['fourth-card'] === 'draw-then-choose';

/** How many cards a Product pile has. */
export const pileSize = (state: State, harbor: number): number =>
  state.tops[harbor]!.length + state.sizes[harbor]! + state.bottoms[harbor]!.length;

/** The next card of a Product pile if all know it, else `NONE`. */
export const nextKnown = (state: State, harbor: number): number =>
  state.tops[harbor]![0] ?? (state.sizes[harbor]! > 0 ? NONE : (state.bottoms[harbor]![0] ?? NONE));

/** The points of the Missions that a seat has fulfilled. */
export const missionPoints = (state: State, seat: Seat): number => {
  const { points } = boxOf(state.edition);
  let total = 0;
  for (const mission of state.shown[seat]!) total += points[mission]!;
  return total;
};
