import type { ProductId } from '../types.ts';

/** What cards given do not fit a Mission: products it lacks and products it does not ask for, by id (`mission.exact-products`). */
export interface Mismatch {
  readonly missing: readonly ProductId[];
  readonly extra: readonly ProductId[];
}

const without = (products: readonly ProductId[], taken: readonly ProductId[]): ProductId[] => {
  const left = [...taken];
  return products
    .filter((product) => {
      const at = left.indexOf(product);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .sort();
};

/** Compares the products of a Mission with those given, Jokers by what they replace; both empty if they fit. */
export const mismatchOf = (asked: readonly ProductId[], given: readonly ProductId[]): Mismatch => ({
  missing: without(asked, given),
  extra: without(given, asked),
});
