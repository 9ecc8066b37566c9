import type { Seat } from '@portolan/core';
import { boxOf, type State } from '@portolan/rotterdam';
import { fleetOf } from '@portolan/rotterdam/pieces';
import type { Outlook } from './policy-worth.ts';
import { NONE } from './table.ts';

/** Where each ship lies; all else of the river stays as it is while colors are called. */
export type Places = readonly number[];

/** The river as callers see it. */
export interface Calls {
  /** Where ships lie after a color has been called by a seat, each moved as its owner would. */
  readonly after: (places: Places, color: number, caller: Seat) => number[];
  /** What the river is worth, by the weights of the seats. */
  readonly worth: (places: Places, weights: readonly number[]) => number;
  /** How many ships of a seat lie on anchors. */
  readonly anchored: (places: Places, seat: Seat) => number;
}

/** Calls tried on positions alone: ships before a channel of the color sail it seat by seat, who is blocked waits in turn. */
export const callsOn = (state: State, { gains, chances }: Outlook): Calls => {
  const { byColor, harborOf, isAnchor, positions } = boxOf(state.edition);
  const { seats, cargo } = state;
  const fleet = fleetOf(state);
  const shared = state.rulings['harbor-occupancy'] === 'unlimited';
  // By ship: its chances by position, and what a delivery is worth; nothing if it is empty.
  const chancesOf = cargo.map((load) => chances[load === NONE ? 0 : load]!);
  const gainOf = cargo.map((load, ship) => (load === NONE ? 0 : gains[Math.floor(ship / fleet)]![load]!));
  const promiseAt = (ship: number, at: number): number => chancesOf[ship]![at]! * gainOf[ship]!;
  /** Whether a ship is the second of its seat with a material, which counts half; no call changes that. */
  const isSecond = (ship: number): boolean => {
    for (let other = ship - (ship % fleet); other < ship; other++) {
      if (state.at[other] !== NONE && cargo[other] === cargo[ship]) return true;
    }
    return false;
  };
  const laden: number[] = [];
  for (let ship = 0; ship < cargo.length; ship++) {
    if (state.at[ship] !== NONE && cargo[ship] !== NONE) laden.push(ship);
  }
  const seatOf = laden.map((ship) => Math.floor(ship / fleet));
  const shareOf = laden.map((ship) => (isSecond(ship) ? 0.5 : 1));
  /** How many ships lie at each position; written over at each call. */
  const lying: number[] = positions.ids.map(() => 0);
  const lay = (places: Places): void => {
    lying.fill(0);
    for (let ship = 0; ship < places.length; ship++) if (places[ship] !== NONE) lying[places[ship]!]!++;
  };
  const isFree = (at: number): boolean => lying[at] === 0 || (shared && harborOf[at] !== NONE);
  /** Moves the ship of a seat whose alternative, another way or staying, is the worst, and says which; `NONE` if none can move. */
  const moveOne = (places: number[], seat: Seat, ways: readonly (readonly number[])[], moved: number): number => {
    let best = NONE;
    let goal = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let ship = seat * fleet; ship < (seat + 1) * fleet; ship++) {
      const at = places[ship]!;
      if (at === NONE || (moved >> (ship - seat * fleet)) & 1) continue;
      const open = ways[at];
      if (open === undefined) continue;
      for (let i = 0; i < open.length; i++) {
        const to = open[i]!;
        if (!isFree(to)) continue;
        let other = Number.NEGATIVE_INFINITY;
        for (let j = 0; j < open.length; j++) {
          if (j !== i && isFree(open[j]!)) other = Math.max(other, promiseAt(ship, open[j]!));
        }
        const urgency = promiseAt(ship, to) - (other === Number.NEGATIVE_INFINITY ? promiseAt(ship, at) : other);
        if (urgency > most) {
          most = urgency;
          best = ship;
          goal = to;
        }
      }
    }
    if (best === NONE) return NONE;
    lying[places[best]!]!--;
    lying[goal]!++;
    places[best] = goal;
    return best;
  };
  return {
    after: (places, color, caller) => {
      const next = places.slice();
      const ways = byColor[color]!;
      lay(places);
      for (let i = 0; i < seats; i++) {
        const seat = (caller + i) % seats;
        let moved = 0;
        for (let ship = moveOne(next, seat, ways, moved); ship >= 0; ship = moveOne(next, seat, ways, moved)) {
          moved |= 1 << (ship - seat * fleet);
        }
      }
      return next;
    },
    worth: (places, weights) => {
      let sum = 0;
      for (let i = 0; i < laden.length; i++) {
        const ship = laden[i]!;
        sum += weights[seatOf[i]!]! * (promiseAt(ship, places[ship]!) * shareOf[i]!);
      }
      return sum;
    },
    anchored: (places, seat) => {
      let count = 0;
      for (let ship = seat * fleet; ship < (seat + 1) * fleet; ship++) if (isAnchor[places[ship]!]) count++;
      return count;
    },
  };
};
