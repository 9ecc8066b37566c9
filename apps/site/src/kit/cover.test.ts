import { expect, it } from 'vitest';
import { cover } from './cover.ts';

it('an edge rises over what it would cut, and over the next', () => {
  expect(cover(700, [])).toBe(0);
  expect(
    cover(700, [
      [600, 700],
      [700, 744],
    ]),
  ).toBe(0);
  // 680 less the border of 2
  expect(cover(700, [[680, 724]])).toBe(22);
  expect(
    cover(700, [
      [680, 724],
      [640, 690],
    ]),
  ).toBe(62);
});

it('what is too tall goes on below', () => {
  expect(cover(700, [[400, 800]])).toBe(0);
  expect(
    cover(700, [
      [690, 720],
      [500, 692],
    ]),
  ).toBe(0);
});
