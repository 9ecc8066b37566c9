import { describe, expect, it } from 'vitest';
import {
  earnings,
  fittingSpreads,
  isAdjacent,
  type JudgedPlacing,
  misplaced,
  nameable,
  nextBidder,
  nextHolder,
  owed,
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
  const judge = (groups: readonly number[], spread: readonly number[], more: Partial<JudgedPlacing> = {}) =>
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
    // The order of the card, and of what is told, decides nothing.
    { groups: [2, 1], spread: [0, 2, 2], rooms: [1, 5, 6, 0], wrong: undefined },
    { groups: [2, 1], spread: [2, 0, 2], rooms: [1, 5, 6, 0], wrong: undefined },
    { groups: [1, 2], spread: [1, 0, 1], rooms: [1, 5, 6, 0], wrong: undefined },
    { groups: [2, 1], spread: [0, 2, 2, 2], rooms: [1, 5, 6, 0], wrong: { reason: 'wrong-number', placed: 4, due: 3 } },
    {
      groups: [1, 1, 1],
      spread: [2, 1, 2],
      rooms: [6, 7, 5, 6],
      wrong: { reason: 'wrong-split', split: [2, 1], due: [1, 1, 1] },
    },
    {
      groups: [1, 1],
      spread: [0, 1, 2],
      rooms: [6, 7, 5, 6],
      wrong: { reason: 'wrong-split', split: [1, 1, 1], due: [1, 1] },
    },
    // Equally many groups wrong: a sum of 4 is as near to 3 as one of 2.
    { groups: [3, 1], spread: [0, 0, 1], rooms: [5, 5, 0, 0], wrong: { reason: 'wrong-number', placed: 3, due: 4 } },
    { groups: [2], spread: [], rooms: [3, 0, 0, 0], wrong: { reason: 'wrong-number', placed: 0, due: 1 } },
    { groups: [2], spread: [], rooms: [0, 0, 0, 0], wrong: { reason: 'wrong-number', placed: 0, due: 1 } },
  ])('as much as fits: $groups as $spread with room $rooms', ({ groups, spread, rooms, wrong }) =>
    expect(judge(groups, spread, { rooms, fit: true })).toEqual(wrong),
  );

  it.each([
    { groups: [1, 2], spread: [0, 0], reserve: 2, wrong: undefined },
    { groups: [1, 2], spread: [0, 1], reserve: 2, wrong: undefined },
    { groups: [2, 2], spread: [0, 0, 1], reserve: 3, wrong: undefined },
    { groups: [2, 2], spread: [0, 1, 1], reserve: 3, wrong: undefined },
    { groups: [2, 2], spread: [0, 1], reserve: 3, wrong: { reason: 'wrong-number', placed: 2, due: 3 } },
    { groups: [3], spread: [0, 0], reserve: 2, wrong: undefined },
    { groups: [3], spread: [0], reserve: 2, wrong: { reason: 'wrong-number', placed: 1, due: 2 } },
  ])('with $reserve porters at home, $groups as $spread', ({ groups, spread, reserve, wrong }) =>
    expect(judge(groups, spread, { reserve, fit: true })).toEqual(wrong),
  );

  it('does not judge the number at a ship that takes no porter at all', () => {
    const barred = { rooms: [4, 0, 4, 6], barred: [false, true, false, false], fit: true };
    expect(judge([3], [1, 1], barred)).toBeUndefined();
    expect(judge([3], [1, 1, 1, 1], barred)).toEqual({ reason: 'wrong-number', placed: 4, due: 3 });
    expect(judge([2, 2], [0, 1], barred)).toEqual({ reason: 'wrong-number', placed: 2, due: 3 });
    expect(judge([2, 1], [0, 0, 1], barred)).toBeUndefined();
  });

  it('has 4 × 3 ways for two different groups, 6 for two equal ones', () => {
    expect(spreadsOf([2, 1])).toHaveLength(12);
    expect(spreadsOf([1, 1])).toHaveLength(6);
    expect(spreadsOf([1, 2, 3, 4])).toHaveLength(24);
  });

  it('lists what fits, each outcome once, whichever group is served first', () => {
    // Two on quay 2 use the reserve up; one on quay 1 leaves one for quay 2.
    expect(fittingSpreads({ groups: [2, 1], rooms: [1, 5, 0, 0], reserve: 2 })).toEqual([
      [1, 1, 0, 0],
      [0, 2, 0, 0],
    ]);
    // A single ship takes the group of two or the group of one; the other lapses.
    expect(fittingSpreads({ groups: [2, 1], rooms: [0, 5, 0, 0], reserve: 9 })).toEqual([
      [0, 2, 0, 0],
      [0, 1, 0, 0],
    ]);
    expect(fittingSpreads({ groups: [1, 2], rooms: [0, 0, 0, 0], reserve: 9 })).toEqual([]);
  });

  it('lists under "as much as fits" exactly what it judges right', () => {
    const rooms = [1, 2, 0, 3];
    const spreads = (most: number): number[][] =>
      rooms.reduce<number[][]>(
        (all, _, quay) =>
          all.flatMap((one) => Array.from({ length: most + 1 }, (_, n) => [...one, ...Array<number>(n).fill(quay)])),
        [[]],
      );
    const groups = [[1], [3], [2, 1], [1, 2], [2, 2], [1, 1, 1], [3, 1, 2]];
    for (const all of groups) {
      for (const reserve of [0, 1, 2, 3, 4, 6]) {
        const right = spreads(3).filter(
          (spread) =>
            spread.length <= reserve &&
            rooms.every((room, quay) => spread.filter((one) => one === quay).length <= room) &&
            !judge(all, spread, { rooms, reserve, fit: true }),
        );
        const listed = fittingSpreads({ groups: all, rooms, reserve }).map((counts) =>
          counts.flatMap((count, quay) => Array<number>(count).fill(quay)),
        );
        expect(listed.map(String).sort(), `${all} from ${reserve}`).toEqual(right.map(String).sort());
      }
    }
  });
});

it('the highest counters win', () => {
  expect(winnersOf([20, 7, 20])).toEqual([0, 2]);
  expect(winnersOf([-3, -1, -2])).toEqual([1]);
});
