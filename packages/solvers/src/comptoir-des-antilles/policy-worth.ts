import { rateAt, type State, tileIds } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import { NONE } from './table.ts';

const PIRATES = tileIds.indexOf('pirates');
const STORM = tileIds.indexOf('storm');

/** What a win, or somebody else's, is worth in premiums: more than a departure brings. */
const WIN = 60;

/** How likely a porter aboard is paid in good time: the fuller the ship, the more. */
const hopeOf = (aboard: number, ship: number): number => 0.25 + (0.6 * aboard) / ship;

/** Counters and what porters aboard promise, by seat: written over at each question. */
const sums: number[] = [];

/** As much of a table as its worth depends on. */
export type Valued = Pick<
  State,
  'seats' | 'ships' | 'goods' | 'tiles' | 'layers' | 'aboard' | 'premiums' | 'outcome' | 'rulings' | 'edition'
>;

/** The premium per porter at each quay; 0 where nothing is to be had. */
export const ratesOf = (state: Valued): number[] =>
  state.ships.map((ship, quay) =>
    ship === 0 || state.goods[quay] === NONE || state.tiles[quay] === STORM ? 0 : rateAt(state as State, quay),
  );

const reckon = (state: Valued, rates: readonly number[]): void => {
  const { seats, ships, tiles, layers, aboard, premiums } = state;
  for (let seat = 0; seat < seats; seat++) sums[seat] = premiums[seat]!;
  for (let quay = 0; quay < ships.length; quay++) {
    const rate = rates[quay]!;
    if (rate === 0) continue;
    let all = 0;
    for (let seat = 0; seat < seats; seat++) all += aboard[quay * seats + seat]!;
    if (all === 0) continue;
    const each = rate * hopeOf(all, ships[quay]!);
    if (tiles[quay] === PIRATES) sums[layers[quay]!]! += each * all;
    else for (let seat = 0; seat < seats; seat++) sums[seat]! += each * aboard[quay * seats + seat]!;
  }
};

/** What a table is worth to a seat, in premiums: its own prospects less half the mean of the others' and a quarter of the best. */
export const worthOf = (state: Valued, seat: Seat, rates: readonly number[] = ratesOf(state)): number => {
  reckon(state, rates);
  const { seats, outcome } = state;
  let others = 0;
  let most = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    others += sums[other]!;
    most = Math.max(most, sums[other]!);
  }
  const won = outcome ? (outcome.winners.includes(seat) ? WIN : -WIN) : 0;
  return won + sums[seat]! - (0.5 * others) / (seats - 1) - 0.25 * most;
};
