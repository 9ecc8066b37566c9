import { describe, expect, it } from 'vitest';
import { landCloses, landLeads, rotationsOf, splitsSea, turned } from './corners.ts';
import { firesToward, otherSide } from './fire.ts';
import { mostOf, richest } from './fleet.ts';
import { directionTo, distance, neighbor, parallel, squareAt, squareOf, squareText } from './squares.ts';
import { routeLength, zoneOf } from './trade.ts';

describe('squares', () => {
  it('are numbers in reading order', () => {
    const order = [squareAt(5, -1), squareAt(-9, 0), squareAt(0, 0), squareAt(1, 0), squareAt(-3, 1)];
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(squareText(squareOf([-7, 12]))).toEqual([-7, 12]);
  });

  it('have eight neighbors, clockwise from north', () => {
    const at = squareAt(0, 0);
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((dir) => squareText(neighbor(at, dir)));
    expect(around).toEqual([
      ...[
        [0, -1],
        [1, -1],
        [1, 0],
        [1, 1],
      ],
      ...[
        [0, 1],
        [-1, 1],
        [-1, 0],
        [-1, -1],
      ],
    ]);
    for (let dir = 0; dir < 8; dir++) expect(directionTo(at, neighbor(at, dir))).toBe(dir);
    expect(directionTo(at, squareAt(2, 0))).toBe(-1);
  });

  it('are as far apart as the larger difference', () => expect(distance(squareAt(-2, 3), squareAt(1, 1))).toBe(3));

  it('headings on one axis are parallel', () => {
    expect(parallel(1, 5)).toBe(true);
    expect(parallel(0, 2)).toBe(false);
  });
});

describe('corners', () => {
  const coast = 0b0011;

  it('turn clockwise: land north, east, south, west', () =>
    expect([0, 1, 2, 3].map((rot) => turned(coast, rot))).toEqual([0b0011, 0b0110, 0b1100, 0b1001]));

  it('leave a port five ways out: along the quay, straight out, two seaward diagonals', () =>
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((dir) => !landCloses(coast, dir))).toEqual([2, 3, 4, 5, 6]));

  it('lead a sailor over every land corner', () =>
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((dir) => landLeads(coast, dir))).toEqual([0, 1, 2, 6, 7]));

  it('show how often a tile looks different', () =>
    expect([0, 15, 5, 1, 3, 7].map(rotationsOf)).toEqual([1, 1, 2, 4, 4, 4]));

  it('may cut the sea in two', () => expect([0, 1, 3, 5, 7, 10, 15].filter(splitsSea)).toEqual([5, 10]));
});

describe('trade', () => {
  it.each([
    ['difference', 6],
    ['inclusive', 7],
    ['between', 5],
  ] as const)('counts a route by %s: %i', (count, length) =>
    expect(routeLength(squareAt(0, 0), squareAt(6, 3), count)).toBe(length),
  );

  it('has zones 1 to 4, 5 to 7, 8 and more', () =>
    expect([1, 4, 5, 7, 8, 20].map((length) => zoneOf(length, [1, 5, 8]))).toEqual([1, 1, 2, 2, 3, 3]));
});

describe('fire', () => {
  it('goes abeam, or all but ahead and astern', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(all.filter((dir) => firesToward(2, dir, false))).toEqual([0, 4]);
    expect(all.filter((dir) => firesToward(2, dir, true))).toEqual([0, 1, 3, 4, 5, 7]);
  });

  it('has two sides', () => {
    expect(otherSide(0, 2, 6)).toBe(true);
    expect(otherSide(0, 2, 3)).toBe(false);
  });
});

describe('awards', () => {
  it('go to everyone with the most', () => expect(mostOf([3, 1, 3], [true, true, true])).toEqual([true, false, true]));
  it('leave out who is out', () => expect(mostOf([3, 1, 3], [false, true, false])).toEqual([false, true, false]));
  it('are shared in a tie', () => expect(richest([10, 20, 20], [true, true, true])).toEqual([1, 2]));
});
