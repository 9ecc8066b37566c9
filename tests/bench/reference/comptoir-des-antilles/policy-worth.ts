import { rateAt, type State, tileIds } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import { NONE } from './table.ts';

const PIRATES = tileIds.indexOf('pirates');
const STORM = tileIds.indexOf('storm');

/** What a win, or somebody else's, is worth in premiums: more than a departure brings. */
const WIN = 60;

/** How likely a porter aboard is paid in good time: the fuller the ship, the more. */
const hopeOf = (aboard: number, ship: number): number => 0.25 + (0.6 * aboard) / ship;

/** What porters aboard promise, added to the counters, by seat. */
const prospects = (state: State): number[] => {
  const { seats, ships, goods, tiles, layers, aboard } = state;
  const sums = state.premiums.slice();
  for (let quay = 0; quay < ships.length; quay++) {
    if (ships[quay] === 0 || goods[quay] === NONE || tiles[quay] === STORM) continue;
    let all = 0;
    for (let seat = 0; seat < seats; seat++) all += aboard[quay * seats + seat]!;
    if (all === 0) continue;
    const each = rateAt(state, quay) * hopeOf(all, ships[quay]!);
    if (tiles[quay] === PIRATES) sums[layers[quay]!]! += each * all;
    else for (let seat = 0; seat < seats; seat++) sums[seat]! += each * aboard[quay * seats + seat]!;
  }
  return sums;
};

/** What a table is worth to a seat, in premiums: its own prospects less half the mean of the others' and a quarter of the best. */
export const worthOf = (state: State, seat: Seat): number => {
  const sums = prospects(state);
  let others = 0;
  let most = 0;
  for (let other = 0; other < sums.length; other++) {
    if (other === seat) continue;
    others += sums[other]!;
    most = Math.max(most, sums[other]!);
  }
  const won = state.outcome ? (state.outcome.winners.includes(seat) ? WIN : -WIN) : 0;
  return won + sums[seat]! - (0.5 * others) / (sums.length - 1) - 0.25 * most;
};
