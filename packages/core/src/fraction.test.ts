import { describe, expect, it } from 'vitest';
import {
  addFractions,
  choose,
  compareFractions,
  divideFractions,
  fraction,
  fractionToNumber,
  fractionToString,
  multiplyFractions,
  subtractFractions,
} from './fraction.ts';

describe('fractions', () => {
  it.each([
    ['6/4 is 3/2', fraction(6, 4), '3/2'],
    ['the sign stands above', fraction(1, -18), '-1/18'],
    ['a whole number has no line', fraction(12, 4), '3'],
    ['0 is 0', fraction(0, -7), '0'],
    ['1/2 + 1/3', addFractions(fraction(1, 2), fraction(1, 3)), '5/6'],
    ['1/2 - 1/3', subtractFractions(fraction(1, 2), fraction(1, 3)), '1/6'],
    ['2/3 × 3/4', multiplyFractions(fraction(2, 3), fraction(3, 4)), '1/2'],
    ['2/3 / -4/9', divideFractions(fraction(2, 3), fraction(-4, 9)), '-3/2'],
  ])('%s', (_name, value, text) => {
    expect(fractionToString(value)).toBe(text);
  });

  it('sort by value', () => {
    const sorted = [fraction(2, 3), fraction(-1), fraction(3, 5), fraction(2, 3)].sort(compareFractions);
    expect(sorted.map(fractionToString)).toEqual(['-1', '3/5', '2/3', '2/3']);
  });

  it('become numbers even when their terms do not', () => {
    expect(fractionToNumber(fraction(-1, 18))).toBeCloseTo(-1 / 18, 15);
    expect(fractionToNumber(fraction(10n ** 400n, 3n * 10n ** 400n))).toBeCloseTo(1 / 3, 15);
  });

  it('refuse a denominator of 0', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => divideFractions(fraction(1), fraction(0))).toThrow(RangeError);
  });
});

describe('choose', () => {
  it('counts hands', () => {
    // 60! / (4! 56!) = 60 × 59 × 58 × 57 / 24.
    expect(choose(60, 4)).toBe(487_635n);
    expect([choose(5, 0), choose(5, 5), choose(5, 6), choose(5, -1)]).toEqual([1n, 1n, 0n, 0n]);
  });

  it('fills the triangle: each is the sum of the two above', () => {
    for (let n = 1; n <= 20; n++) {
      for (let k = 0; k <= n; k++) expect(choose(n, k)).toBe(choose(n - 1, k - 1) + choose(n - 1, k));
    }
  });
});
