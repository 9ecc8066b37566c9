import { countLeaves, must } from '@portolan/core';
import { assertLaws, fuzzPositions, walkThrough } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { merels } from './src/index.ts';

const start = must(merels.setup({ seats: 2 }));

it('has the lines of play that are counted by hand', () => {
  // Five placings on 24 points; of 16 lines x 3! orders, x 21 x 20 answers beside the line, the fifth closes a mill,
  // and then one of two men is taken instead of a sixth placed on 19 points.
  const mills = 16 * 6 * 21 * 20;
  const lines = [1, 2, 3, 4].map((depth) => countLeaves(merels, start, depth));
  expect(lines).toEqual([24, 24 * 23, 24 * 23 * 22, 24 * 23 * 22 * 21]);
  expect(mills).toBe(40_320);
});

describe('the laws', () => {
  it.each([1, 2, 3, 4])('hold on a random game, seed %i', (seed) => {
    const rulings = seed % 2 ? {} : { flying: 'never', 'double-mill': 'two' };
    assertLaws(merels, walkThrough(merels, { seats: 2, rulings }, seed, { maxActions: 300 }));
  });
  it('hold on positions that nobody would type in', () => {
    const { failures, parsed, sound } = fuzzPositions(merels, { seed: 1, count: 4000 });
    expect(failures).toEqual([]);
    expect(parsed).toBeGreaterThan(1000);
    expect(sound).toBeGreaterThan(400);
  });
});
