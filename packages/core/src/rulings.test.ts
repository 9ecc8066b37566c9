import { expect, it } from 'vitest';
import { rulingTable } from './index.ts';

const table = rulingTable({ tie: ['first', 'both'], draw: ['two', 'one'] });

it('keeps the order of the table and the default first', () => {
  expect(table.names).toEqual(['tie', 'draw']);
  expect(table.names.map(table.defaultOf)).toEqual(['first', 'two']);
  expect(table.readingsOf('tie')).toEqual(['first', 'both']);
  expect(['tie', 'toString', ''].map(table.isRuling)).toEqual([true, false, false]);
});

it('completes readings, and holds a default that is named to be not set', () => {
  expect(table.complete({ draw: 'one' })).toEqual({ tie: 'first', draw: 'one' });
  expect(table.complete({ tie: 'first' })).toBe(table.defaults);
  expect(table.complete()).toBe(table.defaults);
  expect(Object.isFrozen(table.defaults)).toBe(true);
});

it('names only what differs', () => {
  expect(table.named({ tie: 'both', draw: 'two' })).toEqual({ tie: 'both' });
  expect(table.named(table.defaults)).toEqual({});
});
