import { ok } from '@portolan/core';
import { expect, it } from 'vitest';
import { tableReader } from '../../../setup/table.ts';
import { tables } from './table.ts';

it('knows four merchants with three players only', () => {
  const read = tableReader(tables, ok);
  const three = { seats: 3, first: 2, fourMerchants: true, blackbeard: true };
  expect(read(three)).toEqual(ok(three));
  expect(read({ seats: 4, fourMerchants: true })).toEqual(ok(tables.usual));
});
