import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A source of random bits: `next` gives a signed 32-bit integer and moves on. Engines never see it. */
export interface Rng {
  /** A signed 32-bit integer; the generator moves on. */
  next(): number;
  /** A generator that goes on in the same way. */
  clone(): Rng;
  /** The whole state, four 32-bit integers. */
  getState(): readonly number[];
}

/** The finalizer of MurmurHash3: near seeds give far states. */
const mix = (value: number): number => {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

const golden = 0x9e3779b9;

/**
 * A generator (xoroshiro128+) from an integer seed: the same seed gives the same numbers everywhere.
 * `stream` numbers independent generators of one seed, one per game or per worker.
 *
 * @example
 * ```ts
 * import { below, rng } from '@portolan/core';
 *
 * const die = () => below(random, 6) + 1;
 * let random = rng(2026);
 * const first = [die(), die(), die()];
 * random = rng(2026);
 * [die(), die(), die()].join() === first.join(); // -> true
 * ```
 */
export const rng = (seed: number, stream = 0): Rng => {
  const low = mix(seed) ^ mix(Math.floor(seed / 2 ** 32) + golden);
  const high = mix(stream + Math.imul(golden, 3));
  const word = (i: number): number => mix(low + Math.imul(golden, i)) ^ mix(high ^ Math.imul(golden, i + 4));
  const words = [word(1), word(2), word(3), word(4)];
  // All zeros is the one state that xoroshiro cannot leave.
  const stuck = (words[0]! | words[1]! | words[2]! | words[3]!) === 0;
  return xoroshiro128plusFromState(stuck ? [1, 2, 3, 4] : words);
};

/** A uniform integer from 0 to n - 1, without bias. `n` is a positive safe integer. */
export const below = (random: Rng, n: number): number => (n === 1 ? 0 : uniformInt(random, 0, n - 1));

/**
 * One item of a list, each with the same chance.
 *
 * @throws RangeError on an empty list.
 */
export const pick = <Item>(random: Rng, items: readonly Item[]): Item => {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[below(random, items.length)] as Item;
};

/** Shuffles a list in place, every order with the same chance (Fisher-Yates), and returns it. */
export const shuffle = <Item>(random: Rng, items: Item[]): Item[] => {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = items[i] as Item;
    items[i] = items[j] as Item;
    items[j] = held;
  }
  return items;
};
