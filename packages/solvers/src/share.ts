/** A share of what was tried, from 0 to 1, and its 95% interval. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors in a 95% interval, to either side. */
export const Z = 1.959964;

/**
 * So many of all, with the 95% interval of Wilson (1927), which stays between 0 and 1 and is no point where nothing happened;
 * of none at all it is everything. Shared wins make `won` a fraction.
 */
export const shareOf = (won: number, all: number): Share => {
  if (all === 0) return { value: 0, low: 0, high: 1 };
  const value = won / all;
  const z2 = Z ** 2 / all;
  const middle = (value + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((value * (1 - value)) / all + z2 / (4 * all))) / (1 + z2);
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
