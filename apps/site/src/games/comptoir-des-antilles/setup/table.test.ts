import { parseEdition, reconstructed } from '@portolan/comptoir-des-antilles';
import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { countsOf, defaultTable, parseTable, setUp } from './table.ts';

describe('the table prepared', () => {
  it.each([
    [3, 0, 1],
    [3, 2, 7],
    [4, 3, 42],
  ] as const)(
    '%i players, youngest %i, shuffle %i: four ships with goods, a tile each, the youngest to act',
    (seats, youngest, shuffle) => {
      const state = setUp({ seats, youngest, shuffle });
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
    expect(setUp(defaultTable)).toEqual(setUp(defaultTable));
    expect(setUp({ ...defaultTable, shuffle: 2 })).not.toEqual(setUp(defaultTable));
  });

  it('counts what the rulebook lists', () => {
    expect(countsOf(reconstructed)).toMatchObject({ ships: 20, goods: 16 });
  });

  it('counts what an owner has, and takes his box along', () => {
    const edition = { ships: [{ value: 6, count: 9 }], tiles: [{ id: 'storm', count: 2 }] };
    expect(countsOf(must(parseEdition(edition)))).toEqual({ ships: 9, goods: 16, tiles: 2 });
    expect(must(parseTable({ seats: 3, edition }))).toMatchObject({ edition });
    expect(setUp(defaultTable, edition).ships).toEqual([6, 6, 6, 6]);
    expect(parseTable({ seats: 3, edition: { target: 0 } })).toMatchObject({ problems: [{ path: 'edition.target' }] });
  });

  it('comes back from a link', () => {
    const table = { seats: 3, youngest: 1, shuffle: 12 } as const;
    expect(must(parseTable(JSON.parse(JSON.stringify(table))))).toEqual(table);
  });

  it.each([
    [{ seats: 5 }, 'seats'],
    [{ seats: 3, youngest: 3 }, 'youngest'],
    [{ seats: 3, shuffle: 0 }, 'shuffle'],
    [7, ''],
  ])('names what is wrong with %j', (json, path) => {
    const read = parseTable(json);
    expect(read.ok ? undefined : read.problems[0]?.path).toBe(path);
  });
});
