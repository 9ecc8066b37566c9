import { type Fraction, fraction } from './fraction.ts';

/** Things with integer weights: the chance of each is its weight over the sum of all. */
export type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

/** The sum of the weights. */
export const totalWeight = (chances: Weighted<unknown>): number => {
  let total = 0;
  for (let i = 0; i < chances.length; i++) total += chances[i]![1];
  return total;
};

/**
 * The same things with their exact chances, which sum up to 1.
 *
 * @example
 * ```ts
 * import { exactChances, fractionToString } from '@portolan/core';
 *
 * const chances = exactChances([['red', 3], ['blue', 9]]);
 * chances.map(([color, chance]) => `${color} ${fractionToString(chance)}`); // -> ['red 1/4', 'blue 3/4']
 * ```
 * @throws RangeError if there are things and their weights sum up to 0.
 */
export const exactChances = <Item>(chances: Weighted<Item>): (readonly [item: Item, chance: Fraction])[] => {
  const total = totalWeight(chances);
  if (total === 0 && chances.length > 0) throw new RangeError('weights that sum up to 0 have no chances');
  return chances.map(([item, weight]) => [item, fraction(weight, total)] as const);
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The same chances with the smallest integer weights. */
export const reduceWeights = <Item>(chances: Weighted<Item>): (readonly [item: Item, weight: number])[] => {
  const common = chances.reduce((divisor, [, weight]) => gcd(divisor, weight), 0) || 1;
  return chances.map(([item, weight]) => [item, weight / common] as const);
};
