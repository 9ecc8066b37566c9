import { readTable } from '@portolan/boards/cabo-da-roca';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { sample } from '@portolan/solvers/cabo-da-roca';
import { expect, test } from 'vitest';
import type { Json } from '../../stores/table.ts';
import { changed, freshPosition } from './position/draft.ts';

test.each([
  ['the position the editor starts from', freshPosition],
  ['the sample of the questions', sample as unknown as Json],
])('%s can be read, can occur and can be played on', (_, position) => {
  const read = readTable(position);
  expect(read).toMatchObject({ ok: true });
  if (!read.ok) return;
  expect(caboDaRoca.validate(read.value.state)).toEqual([]);
  expect(caboDaRoca.actions(read.value.state).length).toBeGreaterThan(0);
});

test.each([
  'deal',
  'tile',
  'stack',
  'lay',
  'act',
  'pile',
  'departing',
  'crossing',
  'debt',
  'consent',
  'reveal',
  'over',
])('phase %s can be entered from the fresh position without an unreadable table', (phase) => {
  const next = changed(freshPosition, 'phase', phase);
  const read = readTable(next);
  expect(read.ok ? [] : read.problems).toEqual([]);
});

test.each([2, 3, 4])('%i players can be chosen', (seats) => {
  expect(readTable(changed(freshPosition, 'seats', seats)).ok).toBe(true);
});
