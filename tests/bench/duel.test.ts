import { borneo } from '@portolan/borneo';
import { uniform } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { duel } from './duel.ts';
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
});
