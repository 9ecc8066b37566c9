import { expect, it } from 'vitest';
import { back, forth, stepped } from './useHistory.ts';

const begun = { before: [], now: 0, after: [] } as const;

it('takes steps back and again, until another way is taken', () => {
  const there = stepped(stepped(begun, 1), 2);
  expect(there).toEqual({ before: [0, 1], now: 2, after: [] });
  expect(back(back(there))).toEqual({ before: [], now: 0, after: [1, 2] });
  expect(forth(back(there))).toEqual(there);
  expect(stepped(back(there), 7)).toEqual({ before: [0, 1], now: 7, after: [] });
});

it('a change that changes nothing is no step, and at the ends nothing moves', () => {
  expect(stepped(begun, 0)).toBe(begun);
  expect(back(begun)).toBe(begun);
  expect(forth(begun)).toBe(begun);
});

it('forgets what was long ago', () => {
  const far = Array.from({ length: 150 }, (_, i) => i + 1).reduce(stepped<number>, { ...begun, now: 0 });
  expect(far.before).toHaveLength(100);
  expect(far.before[0]).toBe(50);
});
