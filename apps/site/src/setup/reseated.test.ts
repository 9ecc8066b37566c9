import { expect, it } from 'vitest';
import { reseated } from './reseated.ts';

it('keeps the youngest while that player is at the table, and makes no neighbor the youngest instead', () => {
  expect(reseated({ seats: 4, youngest: 2, shuffle: 7 }, 3)).toEqual({ seats: 3, youngest: 2, shuffle: 7 });
  expect(reseated({ seats: 4, youngest: 3, shuffle: 7 }, 3)).toEqual({ seats: 3, youngest: 0, shuffle: 7 });
  expect(reseated({ seats: 3, youngest: 1 }, 4)).toEqual({ seats: 4, youngest: 1 });
});
