import { expect, it } from 'vitest';
import { type Case, withCase } from './cases.ts';

const cases: readonly Case[] = [5, 4, 3, 2, 1].map((at) => ({ at, input: { at } }));

it('a new case comes first, and the oldest goes', () => {
  expect(withCase(cases, { at: 6, input: {} }).map(({ at }) => at)).toEqual([6, 5, 4, 3, 2]);
});

it('a case that goes on stands for itself as it was', () => {
  const [first, ...others] = withCase(cases, { at: 3, input: { more: true } });
  expect(first).toEqual({ at: 3, input: { more: true } });
  expect(others.map(({ at }) => at)).toEqual([5, 4, 2, 1]);
});
