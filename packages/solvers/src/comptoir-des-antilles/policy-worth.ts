import { type Edition, type State, tileIds } from '@portolan/comptoir-des-antilles';
import { rateOf } from '@portolan/comptoir-des-antilles/pieces';
import type { Seat } from '@portolan/core';
import { NONE } from './table.ts';

const TOP = tileIds.indexOf('top-quality');
const POOR = tileIds.indexOf('poor-quality');
const PIRATES = tileIds.indexOf('pirates');
const STORM = tileIds.indexOf('storm');

/** What a win, or somebody else's, is worth in premiums: more than a departure brings. */
const WIN = 60;

/** How likely a porter aboard is paid in good time: the fuller the ship, the more. */
const hopeOf = (aboard: number, ship: number): number => 0.25 + (0.6 * aboard) / ship;

/** As much of a table as its worth depends on. */
export type Valued = Pick<
  State,
  'seats' | 'ships' | 'goods' | 'tiles' | 'layers' | 'aboard' | 'premiums' | 'outcome' | 'rulings' | 'edition'
>;

const premiumsBy = new WeakMap<Edition, readonly number[]>();

/** The premiums of the goods of a box, looked up once. */
const premiumsOf = (edition: Edition): readonly number[] => {
  const known = premiumsBy.get(edition);
  if (known) return known;
  const premiums = edition.goods.map(({ premium }) => premium);
  premiumsBy.set(edition, premiums);
  return premiums;
};

/** The premium per porter at each quay; 0 where nothing is to be had. */
export const ratesOf = ({ ships, goods, tiles, rulings, edition }: Valued, out: number[] = [0, 0, 0, 0]): number[] => {
  const premiums = premiumsOf(edition);
  let isAnyQuality = false;
  for (let quay = 0; quay < ships.length; quay++) {
    const idle = ships[quay] === 0 || goods[quay] === NONE || tiles[quay] === STORM;
    out[quay] = idle ? 0 : premiums[goods[quay]!]!;
    if (tiles[quay] === TOP || tiles[quay] === POOR) isAnyQuality = true;
  }
  if (!isAnyQuality) return out;
  const byKind = rulings['quality-scope'] === 'kind';
  for (let quay = 0; quay < ships.length; quay++) {
    if (out[quay] === 0) continue;
    let change = 0;
    for (let at = 0; at < ships.length; at++) {
      if (at !== quay && !(byKind && goods[at] === goods[quay])) continue;
      if (tiles[at] === TOP) change++;
      else if (tiles[at] === POOR) change--;
    }
    out[quay] = rateOf(out[quay]!, change);
  }
  return out;
};

/** Whether the tile at a quay changes what other ships pay (ruling.quality-scope): with its ship that goes too. */
export const isFelt = ({ tiles, rulings }: Valued, quay: number): boolean =>
  rulings['quality-scope'] === 'kind' && (tiles[quay] === TOP || tiles[quay] === POOR);

/** Who takes what a ship pays instead of those aboard; `NONE` of other ships. */
export const pirateAt = ({ tiles, layers }: Valued, quay: number): number =>
  tiles[quay] === PIRATES ? layers[quay]! : NONE;

/** What porters aboard at a quay promise, by seat, written at the places of `aboard`; whether the ship is full. */
export const promisesAt = (
  aboard: readonly number[],
  from: number,
  to: number,
  ship: number,
  rate: number,
  pirate: number,
  out: number[],
): boolean => {
  let all = 0;
  for (let i = from; i < to; i++) all += aboard[i]!;
  const each = all === 0 ? 0 : rate * hopeOf(all, ship);
  if (pirate === NONE) for (let i = from; i < to; i++) out[i] = each * aboard[i]!;
  else for (let i = from; i < to; i++) out[i] = i - from === pirate ? each * all : 0;
  return ship > 0 && all >= ship;
};

/** What sums by seat are worth to one of them: its own less half the mean of the others' and a quarter of the best; more than all else a win. */
export const worthFrom = (sums: readonly number[], seats: number, outcome: Valued['outcome'], seat: Seat): number => {
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

/** As many fractions as a table has quays and seats. */
export const fractions: readonly number[] = Array<number>(32).fill(Number.NaN);

/** Written over at each question. */
const sums = fractions.slice();
const brought = fractions.slice();
const rates = [0, 0, 0, 0];

/** What a table is worth to a seat, in premiums: its own prospects less half the mean of the others' and a quarter of the best. */
export const worthOf = (state: Valued, seat: Seat): number => {
  const { seats, ships, premiums, aboard, outcome } = state;
  ratesOf(state, rates);
  for (let other = 0; other < seats; other++) sums[other] = premiums[other]!;
  for (let quay = 0; quay < ships.length; quay++) {
    const rate = rates[quay]!;
    if (rate === 0) continue;
    const from = quay * seats;
    promisesAt(aboard, from, from + seats, ships[quay]!, rate, pirateAt(state, quay), brought);
    for (let other = 0; other < seats; other++) sums[other]! += brought[from + other]!;
  }
  return worthFrom(sums, seats, outcome, seat);
};
