import { describe, expect, it } from 'vitest';
import { placementOrder } from './placement.ts';

const order = (first: number, seats: number, merchants: number, reverseTwice = false, fourthClockwise = false) =>
  placementOrder(first, seats, merchants, { reverseTwice, fourthClockwise })
    .map((seat) => 'ABCDE'[seat])
    .join('');

describe('placementOrder', () => {
  it.each([
    { got: order(0, 4, 3), want: 'ABCDDCBAABCD' },
    { got: order(1, 4, 3), want: 'BCDAADCBBCDA' },
    { got: order(0, 4, 3, true), want: 'ABCDDCBADCBA' },
    { got: order(0, 3, 4), want: 'ABCCBAABCCBA' },
    { got: order(1, 3, 4, false, true), want: 'BCAACBBCABCA' },
    { got: order(0, 3, 4, true), want: 'ABCCBACBACBA' },
    { got: order(4, 5, 3), want: 'EABCDDCBAEEABCD' },
  ])('$want', ({ got, want }) => expect(got).toBe(want));
});
