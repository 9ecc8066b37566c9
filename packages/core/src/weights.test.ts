import { describe, expect, it } from 'vitest';
import { fractionToString } from './fraction.ts';
import { pickWeighted } from './pick-weighted.ts';
import { rng } from './random.ts';
import { exactChances, reduceWeights } from './weights.ts';

describe('pickWeighted', () => {
  it('picks each thing as often as its weight says', () => {
    const random = rng(11);
    const counts = { a: 0, b: 0, c: 0 };
    for (let i = 0; i < 60_000; i++) {
      counts[
        pickWeighted(random, [
          ['a', 1],
          ['b', 0],
          ['c', 5],
        ] as const)
      ]++;
    }
    expect(counts.b).toBe(0);
    // 10 000 expected, standard deviation 91: within four of them.
    expect(Math.abs(counts.a - 10_000)).toBeLessThan(4 * 91);
  });

  it.each([[[]], [[['a', 0]]], [[['a', 0.5]]]] as [[string, number][]][])('refuses %j', (chances) => {
    expect(() => pickWeighted(rng(1), chances)).toThrow(RangeError);
  });
});

describe('exact chances', () => {
  it('are weights over their sum', () => {
    const chances = exactChances([
      ['a', 2],
      ['b', 4],
    ]);
    expect(chances.map(([item, chance]) => `${item} ${fractionToString(chance)}`)).toEqual(['a 1/3', 'b 2/3']);
  });

  it('are none of nothing, and refused where nothing has a weight', () => {
    expect(exactChances([])).toEqual([]);
    expect(() => exactChances([['a', 0]])).toThrow('weights that sum up to 0 have no chances');
  });

  it('stay the same when the weights shrink', () => {
    expect(
      reduceWeights([
        ['a', 12],
        ['b', 18],
      ]),
    ).toEqual([
      ['a', 2],
      ['b', 3],
    ]);
    expect(reduceWeights([])).toEqual([]);
  });
});
