import { expect, test } from 'vitest';
import { parseTable } from './table.ts';

test('a table is read with its players and the box that came with it', () => {
  expect(parseTable({ seats: 4 })).toEqual({ ok: true, value: { seats: 4 } });
  const table = { seats: 2, edition: { start: { coins: 90 } } };
  expect(parseTable(table)).toEqual({ ok: true, value: table });
});

test.each([
  [null, 'seats', 'out-of-range'],
  [{ seats: 5 }, 'seats', 'out-of-range'],
  [{ seats: '3' }, 'seats', 'out-of-range'],
  [{ seats: 3, edition: { start: { coins: -1 } } }, 'edition.start.coins', 'out-of-range'],
  [{ seats: 3, edition: 'mine' }, 'edition', 'unknown-edition'],
])('%j is refused at %s', (json, path, code) => {
  expect(parseTable(json)).toMatchObject({ ok: false, problems: [{ path, code }] });
});
