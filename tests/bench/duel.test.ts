import { borneo } from '@portolan/borneo';
import { uniform } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { duel, wilson } from './duel.ts';
import * as reference from './reference/index.ts';

const duelOf = (games: number) =>
  duel(borneo, { setup: { seats: 3 }, one: reference.borneo, others: uniform, games, seed: 1 });

describe('one against others', () => {
  it('who plays sensibly wins against two who play at random, from every seat', () => {
    const { wins, margin, error, cut } = duelOf(6);
    expect([wins, cut]).toEqual([1, 0]);
    expect(margin - error).toBeGreaterThan(0);
  });

  it('plays the same games again', () => expect(duelOf(3)).toEqual(duelOf(3)));

  it('says within what the share lies', () => {
    // Wilson at 95 %: 5 of 10 are 0.237 to 0.763; none of 10 are 0 to 0.278.
    expect(wilson(0.5, 10).map((bound) => bound.toFixed(3))).toEqual(['0.237', '0.763']);
    expect(wilson(0, 10).map((bound) => Math.abs(bound).toFixed(3))).toEqual(['0.000', '0.278']);
  });
});
