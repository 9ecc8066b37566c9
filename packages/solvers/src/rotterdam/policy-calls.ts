import type { Seat } from '@portolan/core';
import { type Box, boxOf, type State } from '@portolan/rotterdam';
import { fleetOf, HAND_LIMIT } from '@portolan/rotterdam/pieces';
import { isSecond, type Outlook } from './policy-worth.ts';
import { NONE } from './table.ts';

/** The river as callers see it: ships are moved on it, and taken back. All else stays as it is while colors are called. */
export interface Calls {
  readonly box: Box;
  readonly seats: number;
  readonly fleet: number;
  /** Whether any number of ships lies on a quay (`ruling.harbor-occupancy`). */
  readonly shared: boolean;
  /** By ship: where it lies, its chances by position, what a delivery is worth; nothing if it is empty. */
  readonly places: number[];
  readonly chances: readonly (readonly number[])[];
  readonly gains: readonly number[];
  /** By position, how many ships lie there. */
  readonly lying: number[];
  /** By seat, its ships afloat, in ascending order. */
  readonly afloat: readonly (readonly number[])[];
  /** By seat, how many Navigation cards its hand still takes. */
  readonly room: readonly number[];
  /** Laden ships afloat, in ascending order, by how much they count, and their seats. */
  readonly laden: readonly number[];
  readonly shares: readonly number[];
  readonly owners: readonly Seat[];
  /** Which ships were moved and from where, the latest last; so many of them count. */
  readonly moved: number[];
  readonly from: number[];
  made: number;
}

/** The river of a state, as a seat looks at it. */
export const callsOn = (state: State, outlook: Outlook): Calls => {
  const box = boxOf(state.edition);
  const { seats, cargo } = state;
  const fleet = fleetOf(state);
  const places = state.at.slice();
  const lying = Array<number>(box.positions.ids.length).fill(0);
  const [chances, gains]: [(readonly number[])[], number[]] = [[], []];
  const [laden, owners, shares]: [number[], number[], number[]] = [[], [], []];
  const afloat: number[][] = [];
  for (let seat = 0; seat < seats; seat++) afloat.push([]);
  for (let ship = 0; ship < places.length; ship++) {
    const load = cargo[ship]!;
    const owner = Math.floor(ship / fleet);
    chances.push(outlook.chances[load === NONE ? 0 : load]!);
    gains.push(load === NONE ? 0 : outlook.gains[owner]![load]!);
    if (places[ship] === NONE) continue;
    lying[places[ship]!]!++;
    afloat[owner]!.push(ship);
    if (load === NONE) continue;
    laden.push(ship);
    owners.push(owner);
    // No call changes that.
    shares.push(isSecond(state, fleet, ship) ? 0.5 : 1);
  }
  const shared = state.rulings['harbor-occupancy'] === 'unlimited';
  const ships = { places, chances, gains, lying, afloat, laden, shares, owners };
  const room = state.navigation.map((cards) => HAND_LIMIT - cards.length);
  return { box, seats, fleet, shared, room, ...ships, moved: [], from: [], made: 0 };
};

/** Ships of a seat that a call concerns and that have not moved yet, in ascending order: written over by each call. */
const waiting: number[] = [];

/** Moves the ship of those that wait, so many, whose alternative, another way or staying, is the worst; false if none can move. */
const moveOne = (river: Calls, ways: readonly (readonly number[])[], waits: number): boolean => {
  const { places, lying, shared, chances, gains } = river;
  const { harborOf } = river.box;
  let best = NONE;
  let goal = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let turn = 0; turn < waits; turn++) {
    const ship = waiting[turn]!;
    const at = places[ship]!;
    const open = ways[at]!;
    const chance = chances[ship]!;
    const gain = gains[ship]!;
    for (let i = 0; i < open.length; i++) {
      const to = open[i]!;
      if (lying[to] !== 0 && !(shared && harborOf[to] !== NONE)) continue;
      let other = Number.NEGATIVE_INFINITY;
      for (let j = 0; j < open.length; j++) {
        const way = open[j]!;
        if (j === i || (lying[way] !== 0 && !(shared && harborOf[way] !== NONE))) continue;
        other = Math.max(other, chance[way]! * gain);
      }
      const urgency = chance[to]! * gain - (other === Number.NEGATIVE_INFINITY ? chance[at]! * gain : other);
      if (urgency > most) {
        most = urgency;
        best = turn;
        goal = to;
      }
    }
  }
  if (best === NONE) return false;
  const ship = waiting[best]!;
  const at = places[ship]!;
  river.moved[river.made] = ship;
  river.from[river.made++] = at;
  lying[at]!--;
  lying[goal]!++;
  places[ship] = goal;
  for (let turn = best + 1; turn < waits; turn++) waiting[turn - 1] = waiting[turn]!;
  return true;
};

/** Moves ships as their owners would once a seat has called a color: those before a channel of it, seat by seat, who is blocked waits in turn. Says how many. */
export const call = (river: Calls, color: number, caller: Seat): number => {
  const { places, seats, afloat } = river;
  const ways = river.box.byColor[color]!;
  const before = river.made;
  for (let i = 0; i < seats; i++) {
    const seat = (caller + i) % seats;
    let waits = 0;
    const ships = afloat[seat]!;
    for (let j = 0; j < ships.length; j++) if (ways[places[ships[j]!]!]!.length > 0) waiting[waits++] = ships[j]!;
    while (waits > 0 && moveOne(river, ways, waits)) waits--;
  }
  return river.made - before;
};

/** Takes so many moves back, the last one first. */
export const takeBack = (river: Calls, moves: number): void => {
  const { places, lying, moved, from } = river;
  for (let i = river.made - 1; i >= river.made - moves; i--) {
    const ship = moved[i]!;
    lying[places[ship]!]!--;
    lying[from[i]!]!++;
    places[ship] = from[i]!;
  }
  river.made -= moves;
};

/** What the river is worth, by the weights of the seats. */
export const worthOf = (
  { laden, owners, shares, places, chances, gains }: Calls,
  weights: readonly number[],
): number => {
  let sum = 0;
  for (let i = 0; i < laden.length; i++) {
    const ship = laden[i]!;
    sum += weights[owners[i]!]! * (chances[ship]![places[ship]!]! * gains[ship]! * shares[i]!);
  }
  return sum;
};

/** What ships on anchors are worth, by the weights of the seats: each a card, as far as its owner's hand has room. */
export const anchoredIn = ({ box, places, afloat, room }: Calls, weights: readonly number[]): number => {
  let sum = 0;
  for (let seat = 0; seat < afloat.length; seat++) {
    const ships = afloat[seat]!;
    let cards = 0;
    for (let i = 0; i < ships.length && cards < room[seat]!; i++) if (box.isAnchor[places[ships[i]!]!]) cards++;
    sum += weights[seat]! * cards;
  }
  return sum;
};

/** How many of the ships moved so far are a seat’s. */
export const movedOf = ({ moved, made, fleet }: Calls, seat: Seat): number => {
  let count = 0;
  for (let i = 0; i < made; i++) if (Math.floor(moved[i]! / fleet) === seat) count++;
  return count;
};
