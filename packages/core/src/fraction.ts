/** An exact rational number in lowest terms; the denominator is positive. Not JSON: write it with `fractionToString`. */
export interface Fraction {
  /** Above the line. */
  readonly n: bigint;
  /** Below the line, positive. */
  readonly d: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/**
 * `n / d` in lowest terms, of integers.
 *
 * @example
 * ```ts
 * import { addFractions, fraction, fractionToString } from '@portolan/core';
 *
 * fractionToString(addFractions(fraction(1, 6), fraction(1, 3))); // -> 1/2
 * ```
 * @throws RangeError if `d` is 0 or a number is not an integer.
 */
export const fraction = (n: bigint | number, d: bigint | number = 1n): Fraction => {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new RangeError('a fraction needs a denominator that is not 0');
  const common = gcd(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { n: top / common, d: bottom / common };
};

/** a + b. */
export const addFractions = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);

/** a - b. */
export const subtractFractions = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);

/** a × b. */
export const multiplyFractions = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);

/**
 * a / b.
 *
 * @throws RangeError if b is 0.
 */
export const divideFractions = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);

/** Negative, 0 or positive, as a < b, a = b or a > b: an order for `sort`. */
export const compareFractions = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** `-1/18`, or `3` for a whole number. */
export const fractionToString = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`);

const mantissa = 2n ** 53n;

/** As a floating-point number, for display, to within 2^-53 whatever the length of its terms. */
export const fractionToNumber = ({ n, d }: Fraction): number => {
  const whole = n / d;
  const rest = n % d;
  return Number(whole) + Number((rest * mantissa) / d) / Number(mantissa);
};

/** The number of ways to choose k of n: 0 if k is negative or greater than n. */
export const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return ways;
};
