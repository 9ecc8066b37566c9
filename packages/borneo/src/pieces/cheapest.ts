/** The bases in which a way is told as one number: fewer than 32 of a kind of spice, fewer than 64 crates. */
const OF_A_KIND = 32;
const OF_CRATES = 64;

/** What a way costs: cards first, then crates, then doubled cards. */
const CARD = 4096;
const CRATE = 64;
const DOUBLED = 1;

const SINGLE_SPICE = CARD;
const DOUBLED_SPICE = CARD + DOUBLED;
const SINGLE_CRATE = CARD + CRATE;
const DOUBLED_CRATE = CARD + CRATE + DOUBLED;

/** Of each number of units that are left to crates the best way: its cost, and its counts read as one number. Written over at each question. */
let costs: number[] = [];
let counted: number[] = [];
let nextCosts: number[] = [];
let nextCounted: number[] = [];

const clear = (list: number[], length: number): void => {
  for (let i = 0; i < length; i++) list[i] = Number.POSITIVE_INFINITY;
};

/** Adds every way to take one spice to every way so far. */
const takeSpice = (need: number, singles: number, doubled: number, crateUnits: number): void => {
  clear(nextCosts, crateUnits + 1);
  const mostOne = Math.min(singles, need);
  const mostTwo = Math.min(doubled, (need + 1) >> 1);
  for (let one = 0; one <= mostOne; one++) {
    for (let two = 0; two <= mostTwo; two++) {
      const over = one + 2 * two - need;
      // A card that could be left out.
      if (over > 1 || (over > 0 && one > 0)) break;
      const lack = over < 0 ? -over : 0;
      const cost = one * SINGLE_SPICE + two * DOUBLED_SPICE;
      for (let left = lack; left <= crateUnits; left++) {
        const all = costs[left - lack]! + cost;
        if (!(all <= nextCosts[left]!) || all === Number.POSITIVE_INFINITY) continue;
        const counts = (counted[left - lack]! * OF_A_KIND + one) * OF_A_KIND + two;
        if (all === nextCosts[left] && counts <= nextCounted[left]!) continue;
        nextCosts[left] = all;
        nextCounted[left] = counts;
      }
    }
  }
  [costs, nextCosts] = [nextCosts, costs];
  [counted, nextCounted] = [nextCounted, counted];
};

/** The counts of the ten kinds of a way. */
const countsOf = (way: number): number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  let left = way;
  for (let kind = 9; kind >= 0; kind--) {
    const base = kind < 8 ? OF_A_KIND : OF_CRATES;
    counts[kind] = left % base;
    left = Math.floor(left / base);
  }
  return counts;
};

/**
 * The best payment by kind: fewest cards, then fewest crates, then fewest doubled cards, then most of the first kinds;
 * undefined if the demand cannot be met. One spice after the other, keeping the best way for each number of units
 * left to crates. At most 31 units of a spice are asked for, 63 in all.
 */
export const cheapestKinds = (need: readonly number[], available: readonly number[]): number[] | undefined => {
  const [singles, doubled] = [available[8]!, available[9]!];
  const crateUnits = Math.min(singles + 2 * doubled, need[0]! + need[1]! + need[2]! + need[3]!);
  clear(costs, crateUnits + 1);
  costs[0] = 0;
  counted[0] = 0;
  for (let spice = 0; spice < 4; spice++) {
    takeSpice(need[spice]!, available[spice * 2]!, available[spice * 2 + 1]!, crateUnits);
  }
  let [least, best] = [Number.POSITIVE_INFINITY, -1];
  for (let lack = 0; lack <= crateUnits; lack++) {
    if (costs[lack] === Number.POSITIVE_INFINITY) continue;
    for (let two = Math.min(doubled, (lack + 1) >> 1); two >= 0; two--) {
      const one = Math.max(0, lack - 2 * two);
      if (one > singles) break;
      const cost = costs[lack]! + one * SINGLE_CRATE + two * DOUBLED_CRATE;
      const way = (counted[lack]! * OF_CRATES + one) * OF_CRATES + two;
      if (cost > least || (cost === least && way <= best)) continue;
      [least, best] = [cost, way];
    }
  }
  return best < 0 ? undefined : countsOf(best);
};
