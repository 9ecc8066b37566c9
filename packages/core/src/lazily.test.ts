import { expect, it } from 'vitest';
import { lazily } from './lazily.ts';

it('makes an item when it is first asked for, and keeps it', () => {
  const made: number[] = [];
  const itemAt = lazily((at) => {
    made.push(at);
    return { at };
  });
  expect(made).toEqual([]);
  expect([itemAt(3), itemAt(0), itemAt(3)]).toEqual([{ at: 3 }, { at: 0 }, { at: 3 }]);
  expect(made).toEqual([3, 0]);
  expect(itemAt(3)).toBe(itemAt(3));
});
