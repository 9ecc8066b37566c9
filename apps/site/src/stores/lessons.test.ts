import { expect, it } from 'vitest';
import { doneIn, withSteps } from './lessons.ts';

it('keeps the most steps that were ever done of a lesson', () => {
  expect(withSteps({}, 'turn', 1)).toEqual({ turn: 1 });
  expect(withSteps({ turn: 2, ports: 1 }, 'turn', 1)).toEqual({ turn: 2, ports: 1 });
  expect(withSteps({ turn: 2, ports: 1 }, 'turn', 3)).toEqual({ turn: 3, ports: 1 });
});

it('counts the lessons that are done to the end, and no others', () => {
  const lessons = [
    ['turn', 3],
    ['ports', 2],
    ['end', 2],
  ] as const;
  expect(doneIn({ turn: 3, ports: 1, gone: 9 }, lessons)).toBe(1);
});
