import { below, type Rng } from './random.ts';
import { totalWeight, type Weighted } from './weights.ts';

/**
 * Picks by weight.
 *
 * @throws RangeError if the weights do not sum up to a positive safe integer.
 */
export const pickWeighted = <Item>(random: Rng, chances: Weighted<Item>): Item => {
  const total = totalWeight(chances);
  if (!Number.isSafeInteger(total) || total < 1) throw new RangeError('weights must sum up to a positive integer');
  let left = below(random, total);
  for (let i = 0; i < chances.length; i++) {
    left -= chances[i]![1];
    if (left < 0) return chances[i]![0];
  }
  throw new RangeError('a weight is negative');
};
