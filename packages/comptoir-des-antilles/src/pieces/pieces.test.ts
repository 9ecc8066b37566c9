import { describe, expect, it } from 'vitest';
import {
  earnings,
  fittingSpreads,
  isAdjacent,
  misplaced,
  nameable,
  nextBidder,
  nextHolder,
  owed,
  type Placing,
  payable,
  rateOf,
  reaches,
  type SlateReading,
  spreadsOf,
  winnersOf,
} from './index.ts';

describe('quays', () => {
  it.each([
    [1, 2, true],
    [3, 2, true],
    [1, 3, false],
    [4, 1, false],
    [2, 2, false],
  ])('%i and %i are neighbors: %s', (a, b, expected) => expect(isAdjacent(a, b)).toBe(expected));

  it('are all within reach of a card that says so, but for the ship itself', () => {
    expect(reaches(1, 4, 'any')).toBe(true);
    expect(reaches(2, 2, 'any')).toBe(false);
  });
});

describe('money', () => {
  it.each([
    [3, 10, 3],
    [3, 2, 2],
    [3, 0, 0],
    [3, -2, 0],
  ])('of %i due with a counter at %i, %i can be paid', (due, counter, paid) => {
    expect(payable(due, counter)).toBe(paid);
    expect(owed(due, counter, false)).toBe(paid);
    expect(owed(due, counter, true)).toBe(due);
  });

  it('never makes a premium negative', () => expect([rateOf(2, -1), rateOf(2, -3), rateOf(2, 1)]).toEqual([1, 0, 3]));

  it('goes to everybody aboard, or to the pirates', () => {
    expect(earnings([2, 0, 1], 3)).toEqual([6, 0, 3]);
    expect(earnings([2, 0, 1], 3, 1)).toEqual([0, 9, 0]);
  });
});

describe('the slate', () => {
  /** A round of three that C ends holding the slate. */
  const round = (left: boolean, leftLastTurn: boolean, reading: SlateReading) =>
    nextHolder({ seats: 3, holder: 2, left, leftLastTurn }, reading);

  it.each([
    { left: false, last: false, next: [0, 0, 0] },
    { left: true, last: false, next: [2, 0, 0] },
    { left: true, last: true, next: [2, 0, 2] },
  ])('left $left, in the last turn $last', ({ left, last, next }) => {
    const readings = ['unless-left', 'always-left', 'left-last-turn'] as const;
    expect(readings.map((reading) => round(left, last, reading))).toEqual(next);
  });

  it('can go to any other player aboard', () => expect(nameable([1, 0, 2, 1], 0)).toEqual([2, 3]));
});

describe('an auction opened by B, of four', () => {
  const after = (spoke: number, passed: readonly number[], high: number, oneRound = false) =>
    nextBidder({ seats: 4, opener: 1, oneRound, passed, high }, spoke);

  it.each([
    { spoke: 1, passed: [], high: 1, next: 2, why: 'to the left' },
    { spoke: 3, passed: [2], high: 3, next: 0, why: 'on round the table' },
    { spoke: 1, passed: [2], high: 1, next: 3, why: 'who has passed is out' },
    { spoke: 0, passed: [0, 2, 3], high: 1, next: -1, why: 'all others have passed' },
    { spoke: 0, passed: [0, 1, 2], high: -1, next: 3, why: 'the last may still bid' },
    { spoke: 3, passed: [0, 1, 2, 3], high: -1, next: -1, why: 'nobody bids' },
  ])('$why', ({ spoke, passed, high, next }) => expect(after(spoke, passed, high)).toBe(next));

  it('is over in one round when it would be B’s turn again', () => expect(after(0, [2], 3, true)).toBe(-1));
});

describe('placing', () => {
  const judge = (groups: readonly number[], spread: readonly number[], more: Partial<Placing> = {}) =>
    misplaced({ groups, rooms: [4, 5, 4, 6], reserve: 10, fit: false, ...more }, spread);

  it.each([
    [[2], [1, 1], undefined],
    [[2], [1], { reason: 'wrong-number', placed: 1, due: 2 }],
    [[2], [1, 2], { reason: 'wrong-split', split: [1, 1], due: [2] }],
    [[1, 1], [3, 3], { reason: 'wrong-split', split: [2], due: [1, 1] }],
    [[2, 1], [0, 2, 2], undefined],
    [[2, 1], [2, 0, 2], undefined],
  ])('groups %j placed as %j', (groups, spread, wrong) => expect(judge(groups, spread)).toEqual(wrong));

  it.each([
    { groups: [3], spread: [0], rooms: [1, 0, 0, 0], wrong: undefined },
    { groups: [3], spread: [1], rooms: [1, 5, 0, 0], wrong: { reason: 'wrong-number', placed: 1, due: 3 } },
    { groups: [1, 1], spread: [1], rooms: [0, 5, 0, 0], wrong: undefined },
    { groups: [1, 1], spread: [1], rooms: [3, 5, 0, 0], wrong: { reason: 'wrong-number', placed: 1, due: 2 } },
    { groups: [1, 1], spread: [1, 1], rooms: [3, 5, 0, 0], wrong: { reason: 'wrong-split', split: [2], due: [1, 1] } },
    { groups: [2, 1], spread: [3], rooms: [1, 0, 0, 0], wrong: { reason: 'wrong-split', split: [1], due: [1] } },
    { groups: [2], spread: [3], rooms: [0, 0, 0, 0], wrong: undefined },
  ])('as much as fits: $groups as $spread with room $rooms', ({ groups, spread, rooms, wrong }) =>
    expect(judge(groups, spread, { rooms, fit: true })).toEqual(wrong),
  );

  it('has 4 × 3 ways for two different groups, 6 for two equal ones', () => {
    expect(spreadsOf([2, 1])).toHaveLength(12);
    expect(spreadsOf([1, 1])).toHaveLength(6);
    expect(spreadsOf([1, 2, 3, 4])).toHaveLength(24);
  });

  it('lists what fits, group after group', () => {
    const placing = { groups: [2, 1], rooms: [1, 5, 0, 0], reserve: 2, fit: true };
    // Two on quay 2 use the reserve up; one on quay 1 leaves one for quay 2.
    expect(fittingSpreads(placing)).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

it('the highest counters win', () => {
  expect(winnersOf([20, 7, 20])).toEqual([0, 2]);
  expect(winnersOf([-3, -1, -2])).toEqual([1]);
});
