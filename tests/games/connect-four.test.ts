import { countLeaves, countPositions, must } from '@portolan/core';
import { assertLaws, walkThrough } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { connectFour } from './connect-four.ts';

const start = must(connectFour.setup({ seats: 2 }));

describe('connect four', () => {
  it('has 7^d lines of d discs, less the full columns', () => {
    // At depth 7 a column of six is refused its seventh disc: one line for each of the seven columns.
    const lines = [1, 2, 3, 4, 5, 6, 7].map((depth) => countLeaves(connectFour, start, depth));
    expect(lines).toEqual([7, 49, 343, 2401, 16_807, 117_649, 7 ** 7 - 7]);
  });

  it('has the published number of positions', () => {
    // By number of discs: 1, 7, 49, 238, 1120, 4263, 16422 (OEIS A212693).
    expect(countPositions(connectFour, start, { depth: 6 })).toBe(1 + 7 + 49 + 238 + 1120 + 4263 + 16_422);
  });

  it.each([
    ['up', ['AAAA', 'BBB', '', '', '', '', '']],
    ['across, over the seam of the two halves', ['B', 'B', 'A', 'A', 'A', 'A', 'B']],
    ['aslant to the right', ['A', 'BA', 'BBA', 'BBAA', 'AA', '', '']],
    ['aslant to the left', ['', '', 'AA', 'BBAA', 'BBA', 'BA', 'A']],
  ])('sees four in a row %s', (_way, columns) => {
    expect(connectFour.outcome(must(connectFour.parsePosition({ columns })))).toEqual({
      winners: [0],
      clause: 'end.four',
    });
  });

  it('does not join the top of a column to the foot of the next', () => {
    const columns = ['BABAAA', 'A', '', '', '', '', ''];
    expect(connectFour.outcome(must(connectFour.parsePosition({ columns })))).toBeUndefined();
  });

  it.each([1, 2, 3, 4, 5, 6])('keeps the laws, seed %i', (seed) => {
    assertLaws(connectFour, walkThrough(connectFour, { seats: 2 }, seed));
  });
});
