import { parseEdition, reconstructed } from '@portolan/comptoir-des-antilles';
import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { setUp } from './dealt.ts';
import { countsOf, tables } from './table.ts';

const { usual } = tables;

describe('the table prepared', () => {
  it.each([
    [3, 0, 1],
    [3, 2, 7],
    [4, 3, 42],
  ] as const)(
    '%i players, youngest %i, shuffle %i: four ships with goods, a tile each, the youngest to act',
    (seats, youngest, shuffle) => {
      const state = setUp({ seats, youngest, shuffle }, reconstructed);
      expect(state.phase).toBe('act');
      expect(state.active).toBe(youngest);
      expect(state.slate).toBe(youngest);
      expect(state.ships.filter((ship) => ship > 0)).toHaveLength(4);
      expect(state.goods.filter((goods) => goods >= 0)).toHaveLength(4);
      expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(1));
      expect(state.next).toBeGreaterThan(0);
    },
  );

  it('is the same for the same shuffle and another for another', () => {
    expect(setUp(usual, reconstructed)).toEqual(setUp(usual, reconstructed));
    expect(setUp({ ...usual, shuffle: 2 }, reconstructed)).not.toEqual(setUp(usual, reconstructed));
  });

  it('counts what the rulebook lists', () => {
    expect(countsOf(reconstructed)).toMatchObject({ ships: 20, goods: 16 });
  });

  it('counts what an owner has', () => {
    const box = must(parseEdition({ ships: [{ value: 6, count: 9 }], tiles: [{ id: 'storm', count: 2 }] }));
    expect(countsOf(box)).toEqual({ ships: 9, goods: 16, tiles: 2 });
    expect(setUp(usual, box).ships).toEqual([6, 6, 6, 6]);
  });
});
