import type { State } from '@portolan/comptoir-des-antilles';
import { owed, payable } from '@portolan/comptoir-des-antilles/pieces';
import type { Seat } from '@portolan/core';

/** Whom the bill is left with: who can pay most of it, then the richest; best one who has had his turn and must keep the slate. */
export const payerPromise = (state: State, due: number, counter: number, to: Seat): number => {
  const place = (seat: Seat) => (seat - state.first + state.seats) % state.seats;
  const kept = place(to) < place(state.active) ? 0.5 : 0;
  return 100 * payable(due, counter) + counter + kept;
};

/** The best of those aboard to leave the bill with; undefined if nobody can be named. */
const payerOf = (state: State, due: number, counters: readonly number[], aboard: (seat: Seat) => number) => {
  if (state.slate !== state.active || state.slateLeft) return undefined;
  let best: Seat | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let to = 0; to < state.seats; to++) {
    if (to === state.active || aboard(to) === 0) continue;
    const promise = payerPromise(state, due, counters[to]!, to);
    if (promise > most) [best, most] = [to, promise];
  }
  return best;
};

/**
 * Settles the departure of a full ship on counters, in place, as this policy does: everybody aboard is paid, and whoever can be
 * made to pays the commission of the contact in play. False where the departure ends the game.
 */
export const settleFull = (
  state: State,
  counters: number[],
  aboard: readonly number[],
  quay: number,
  rate: number,
  pirate: number,
): boolean => {
  const { seats, edition, rulings, contact } = state;
  const there = (seat: Seat): number => aboard[quay * seats + seat]!;
  for (let seat = 0; seat < seats; seat++) {
    counters[pirate < 0 ? seat : pirate]! += rate * there(seat);
  }
  for (let seat = 0; seat < seats; seat++) if (counters[seat]! >= edition.target) return false;
  const due = edition.contacts[contact]!.commission;
  if (due === 0) return true;
  const payer = payerOf(state, due, counters, there);
  if (payer === undefined)
    counters[state.active]! -= owed(due, counters[state.active]!, rulings.shortfall === 'negative');
  else counters[payer]! -= payable(due, counters[payer]!);
  return true;
};

/** Whether a tile that makes a ship sail costs a commission. */
export const isTileCharged = ({ contact, rulings }: State): boolean =>
  contact >= 0 && rulings['tile-sailing-commission'] !== 'none';

/** Claims: every other player loses the value of the ship, its owner gains it once. In place; false where it ends the game. */
export const claimOn = (state: State, counters: number[], ship: number): boolean => {
  const { active, rulings, edition } = state;
  for (let seat = 0; seat < counters.length; seat++) {
    counters[seat]! += seat === active ? ship : -owed(ship, counters[seat]!, rulings.shortfall === 'negative');
  }
  return counters[active]! < edition.target;
};
