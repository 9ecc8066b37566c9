import { describe, expect, it } from 'vitest';
import { defaultTable, parseTable } from './table.ts';

describe('a table to prepare', () => {
  it('reads what it was made of', () => {
    expect(parseTable(defaultTable)).toEqual({ ok: true, value: defaultTable });
    const three = { seats: 3, first: 2, fourMerchants: true, blackbeard: true };
    expect(parseTable(three)).toEqual({ ok: true, value: three });
  });

  it('knows four merchants with three players only', () => {
    expect(parseTable({ seats: 4, fourMerchants: true })).toEqual({ ok: true, value: defaultTable });
  });

  it.each([
    [null, ['']],
    ['x', ['']],
    [{}, ['seats']],
    [{ seats: 6 }, ['seats']],
    [{ seats: 3, first: 3 }, ['first']],
    [{ seats: 3, first: 0.5, blackbeard: 'yes' }, ['first', 'blackbeard']],
  ])('refuses %j', (json, paths) => {
    const read = parseTable(json);
    expect(read.ok ? [] : read.problems.map((problem) => problem.path)).toEqual(paths);
  });
});
