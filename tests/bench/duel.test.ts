import { borneo } from '@portolan/borneo';
import { type AnyGame, uniform } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { duel, endOf } from './duel.ts';
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

it('one is ahead of whom it has more points than, and of a half of who has as many', () => {
  const over = (totals: readonly number[], winners: readonly number[] | undefined) =>
    ({
      scores: () => totals.map((total) => ({ total })),
      outcome: () => winners && { winners },
    }) as unknown as AnyGame;
  expect(endOf(over([7, 9, 7, 3], [1]), null, 0)).toEqual({ win: 0, ahead: 0.5, margin: -2, cut: false });
  expect(endOf(over([9, 5, 3], [0]), null, 0)).toEqual({ win: 1, ahead: 1, margin: 4, cut: false });
  expect(endOf(over([9, 5, 3], undefined), null, 0)).toEqual({ win: 0, ahead: 0.5, margin: 4, cut: true });
});
