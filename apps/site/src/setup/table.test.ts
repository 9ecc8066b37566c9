import { bad, ok } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { MOST_SHUFFLES, type Prepared, reseated, shuffledAgain, type Tables, tableReader } from './table.ts';

const four: Prepared = { seats: 4, youngest: 0, night: false, shuffle: 1 };
const tables: Tables<Prepared> = {
  seats: [3, 4],
  usual: four,
  settled: (table) => ({ ...table, night: table.seats === 3 && table.night === true }),
};
const read = tableReader(tables, (json) => (json === 'broken' ? bad({ path: 'goods', code: 'too-few' }) : ok(json)));

describe('a table to prepare', () => {
  it.each([[four], [{ seats: 3, youngest: 2, night: true, shuffle: 12 }]])('reads what it was made of: %j', (table) =>
    expect(read(JSON.parse(JSON.stringify(table)))).toEqual(ok(table)),
  );

  it('is as usual where nothing is said, and knows only its own fields', () => {
    expect(read({ seats: 4, rulings: {}, rules: 3, box: 'x', edition: {} })).toEqual(ok(four));
    expect(read({ seats: 4, night: true })).toEqual(ok(four));
  });

  it.each([
    [null, ['not-an-object at ']],
    ['x', ['not-an-object at ']],
    [{}, ['wrong-type at seats']],
    [{ seats: 5 }, ['out-of-range at seats']],
    [{ seats: '3' }, ['wrong-type at seats']],
    [{ seats: 3, youngest: 3 }, ['unknown-seat at youngest']],
    [{ seats: 3, youngest: 0.5, night: 'yes' }, ['not-an-integer at youngest', 'wrong-type at night']],
    [{ seats: 3, shuffle: 0, edition: 'broken' }, ['out-of-range at shuffle', 'too-few at edition.goods']],
  ])('refuses %j', (json, found) => {
    const result = read(json);
    expect(result.ok ? [] : result.problems.map(({ path, code }) => `${code} at ${path}`)).toEqual(found);
  });

  it('begins again after the last shuffle', () => {
    expect(shuffledAgain(four).shuffle).toBe(2);
    expect(shuffledAgain({ ...four, shuffle: MOST_SHUFFLES }).shuffle).toBe(1);
  });
});

it('keeps the youngest while that player is at the table, and makes no neighbor the youngest instead', () => {
  expect(reseated({ seats: 4, youngest: 2, shuffle: 7 }, 3, 'youngest')).toEqual({ seats: 3, youngest: 2, shuffle: 7 });
  expect(reseated({ seats: 4, youngest: 3, shuffle: 7 }, 3, 'youngest')).toEqual({ seats: 3, youngest: 0, shuffle: 7 });
  expect(reseated({ seats: 3, youngest: 1 }, 4, 'youngest')).toEqual({ seats: 4, youngest: 1 });
});
