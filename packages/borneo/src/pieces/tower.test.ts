import { describe, expect, it } from 'vitest';
import { parseFace } from '../faces.ts';
import { countFlags, type FlagReadings, firstFlag, monopolyOf, rankCompanies } from './tower.ts';

const [red, blue, green, yellow] = [0, 1, 2, 3];
const tower = (faces: string): number[] => faces.split(' ').map((text) => parseFace(text)!);
const defaults: FlagReadings = { all: false, columns: false, fromLast: false, mostFlags: false, lowerColumn: 1 };

describe('countFlags', () => {
  it.each([
    { cards: 'RRR/B:v RRB/G:p YRR/G:c', visible: [7, 1, 1, 1], all: [7, 2, 2, 1] },
    { cards: 'BBB/G:n GYR/B:c2 RBB/Y:v', visible: [2, 5, 1, 2], all: [2, 6, 2, 2] },
    { cards: 'BBY/B:p RBR/R:c RRB/B:p', visible: [4, 5, 0, 1], all: [5, 6, 0, 1] },
    { cards: 'RRB/G:p GGY/R:v BYR/Y:v GBY/R:p2', visible: [4, 3, 3, 3], all: [5, 3, 4, 4] },
  ])('$cards', ({ cards, visible, all }) => {
    expect(countFlags(tower(cards), false)).toEqual(visible);
    expect(countFlags(tower(cards), true)).toEqual(all);
  });

  it('counts nothing where nothing lies', () => expect(countFlags([], false)).toEqual([0, 0, 0, 0]));
});

describe('monopolyOf', () => {
  const miri = tower('GGG/Y:p RRB/B:p YRR/G:c');
  it.each([
    { name: 'below the value', cards: 'RRB/G:p', value: 4, readings: {}, reached: [], winner: -1 },
    { name: 'one company', cards: 'RRR/B:v RRB/G:p YRR/G:c', value: 6, readings: {}, reached: [red], winner: red },
    {
      name: 'two, by place',
      cards: 'BBY/B:p RBR/R:c RRB/B:p',
      value: 4,
      readings: {},
      reached: [red, blue],
      winner: red,
    },
    {
      name: 'two, by number',
      cards: 'BBY/B:p RBR/R:c RRB/B:p',
      value: 4,
      readings: { mostFlags: true },
      reached: [red, blue],
      winner: blue,
    },
  ])('$name', ({ cards, value, readings, reached, winner }) => {
    expect(monopolyOf(tower(cards), value, { ...defaults, ...readings })).toEqual({ reached, winner });
  });

  // On YRR/G the lower green flag stands in column 1, the first red flag in column 2.
  it.each([
    { columns: false, lowerColumn: 1, winner: red },
    { columns: true, lowerColumn: 1, winner: green },
    { columns: true, lowerColumn: 2, winner: red },
    { columns: true, lowerColumn: 3, winner: red },
  ])('reads columns $columns with the lower flag in column $lowerColumn', ({ columns, lowerColumn, winner }) => {
    expect(monopolyOf(miri, 4, { ...defaults, columns, lowerColumn }).winner).toBe(winner);
  });
});

describe('rankCompanies', () => {
  const kuching = tower('RRB/G:p GGY/R:v BYR/Y:v GBY/R:p2');
  it.each([
    { readings: {}, order: [red, blue, green, yellow] },
    { readings: { fromLast: true }, order: [red, green, blue, yellow] },
    { readings: { columns: true }, order: [red, green, blue, yellow] },
  ])('breaks the tie of three by $readings', ({ readings, order }) => {
    const ranking = rankCompanies(kuching, { ...defaults, ...readings });
    expect(ranking.order.map(([company]) => company)).toEqual(order);
    expect(ranking.ties).toEqual([order.slice(1)]);
    expect(ranking.leftOut).toEqual([]);
  });

  it('leaves out a company without a counted flag', () => {
    expect(rankCompanies(tower('YYY/R:c YYR/B:n'), defaults)).toEqual({
      order: [
        [yellow, 5],
        [red, 1],
        [blue, 1],
      ],
      ties: [[red, blue]],
      leftOut: [green],
    });
  });

  it('shows the flag that decides', () => {
    expect(firstFlag(kuching, yellow, defaults)).toBe(1 * 4 + 2);
    expect(firstFlag(kuching, yellow, { ...defaults, fromLast: true })).toBe(3 * 4 + 2);
    expect(firstFlag(tower('YYY/R:c YYR/B:n'), red, { ...defaults, all: true })).toBe(3);
    expect(firstFlag(tower('YYY/R:c YYR/B:n'), green, defaults)).toBe(-1);
  });
});
