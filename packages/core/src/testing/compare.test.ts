import { expect, it } from 'vitest';
import { difference, lossInJson, same } from './compare.ts';

class Pawn {
  readonly at = 1;
}

it.each<readonly [one: unknown, other: unknown, where: string]>([
  [1, 2, 'at the top: 1 is not 2'],
  [0, -0, 'at the top: 0 is not 0'],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'at a[1].b: 2 is not 3'],
  [{ a: 1 }, { a: 1, b: undefined }, 'at b: there is a field on one side only'],
  [{ a: undefined }, { b: undefined }, 'at a: there is a field on one side only'],
  [[1], [1, 2], 'at the top: [1] is not [1,2]'],
  // biome-ignore lint/suspicious/noSparseArray: that is what is told apart
  [[1, , 2], [1, undefined, 2], 'at [1]: there is a field on one side only'],
  [[], {}, 'at the top: [] is not {}'],
  [{ at: 1 }, new Pawn(), 'at the top: {"at":1} is not {"at":1}'],
  [{ a: null }, { a: {} }, 'at a: null is not {}'],
])('%j and %j differ', (one, other, where) => {
  expect(difference(one, other)).toBe(where);
  expect(difference(other, one)).toBeDefined();
  expect(same(one, other)).toBe(false);
});

it('what says the same is the same, in any order of fields', () => {
  expect(difference({ a: [1, 'x', null], b: { c: true } }, { b: { c: true }, a: [1, 'x', null] })).toBeUndefined();
  expect(same(Number.NaN, Number.NaN)).toBe(true);
});

it('plain data come back from JSON', () => {
  expect(lossInJson({ a: [0, -1.5, '\ud800', false, null, [], {}] })).toBeUndefined();
});

it.each<readonly [value: unknown, where: string]>([
  [{ a: [1, -0] }, 'at a[1]: 0 is not 0'],
  [{ a: Number.NaN }, 'at a: null is not null'],
  [{ a: { b: undefined } }, 'at a.b: there is a field on one side only'],
  [[undefined], 'at [0]: undefined is not null'],
  // biome-ignore lint/suspicious/noSparseArray: that is what is lost
  [[1, , 2], 'at [1]: there is a field on one side only'],
  [{ a: new Map([[1, 2]]) }, 'at a: {} is not {}'],
  [new Date(0), 'at the top: "1970-01-01T00:00:00.000Z" is not "1970-01-01T00:00:00.000Z"'],
  [Object.create(null), 'at the top: {} is not {}'],
])('%j does not', (value, where) => {
  expect(lossInJson(value)).toBe(where);
});
