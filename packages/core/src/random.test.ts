import { describe, expect, it } from 'vitest';
import { below, pick, rng, shuffle } from './random.ts';

const draw = (seed: number, stream?: number): number[] => {
  const random = rng(seed, stream);
  return Array.from({ length: 20 }, () => below(random, 1000));
};

/** Pearson's chi-square of counts that should be equal. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('rng', () => {
  it('gives the same numbers for the same seed, for ever', () => {
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7).slice(0, 5)).toMatchInlineSnapshot(`
      [
        733,
        151,
        281,
        140,
        555,
      ]
    `);
  });

  it('gives other numbers for other seeds and streams, also big, negative and near ones', () => {
    const all = [draw(0), draw(1), draw(-1), draw(2 ** 32), draw(2 ** 32 + 1), draw(0, 1), draw(1, 1), draw(0, 2)];
    expect(new Set(all.map((numbers) => numbers.join())).size).toBe(all.length);
  });

  it('starts near seeds far apart', () => {
    const counts = Array<number>(16).fill(0);
    for (let seed = 0; seed < 16_000; seed++) counts[below(rng(seed), 16)]!++;
    // 15 degrees of freedom: above 37.7 once in a thousand; the seeds are fixed, so is the answer.
    expect(chiSquare(counts)).toBeLessThan(37.7);
  });

  it('clones', () => {
    const random = rng(3);
    random.next();
    expect(random.clone().next()).toBe(random.next());
  });
});

describe('below', () => {
  it('is uniform', () => {
    const random = rng(1);
    const counts = Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i++) counts[below(random, 7)]!++;
    // 6 degrees of freedom: above 22.5 once in a thousand.
    expect(chiSquare(counts)).toBeLessThan(22.5);
  });

  it('asks no randomness for one', () => {
    const random = rng(1);
    expect(below(random, 1)).toBe(0);
    expect(random.next()).toBe(rng(1).next());
  });
});

describe('pick and shuffle', () => {
  it('picks nothing from nothing', () => {
    expect(() => pick(rng(1), [])).toThrow(RangeError);
  });

  it('gives every order the same chance', () => {
    const random = rng(5);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(random, [0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: above 49.7 once in a thousand.
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7);
  });
});
