import { expect, it } from 'vitest';
import { rankOf, tellersOf } from './error-fields.ts';

const told = new Map([
  ['around', 'These two tiles do not match.'],
  ['around.N', 'These two tiles do not match.'],
  ['around.NE', 'These two tiles do not match.'],
  ['seats', 'This number is out of range.'],
]);

it('finds the fields that told a mistake, the innermost first', () => {
  expect(tellersOf(told, ['around.NE.tile'])).toEqual(['around.NE', 'around']);
  expect(tellersOf(told, ['around.NW'])).toEqual(['around']);
  expect(tellersOf(told, ['seats', 'around'])).toEqual(['around', 'seats']);
  expect(tellersOf(told, ['ship'])).toEqual([]);
});

it('tells fields with the same sentence apart by their order', () => {
  expect(['around', 'around.N', 'around.NE', 'seats'].map((path) => rankOf(told, path))).toEqual([0, 1, 2, 0]);
});
