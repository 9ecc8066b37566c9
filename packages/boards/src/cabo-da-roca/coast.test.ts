import type { Square } from '@portolan/cabo-da-roca';
import { describe, expect, it } from 'vitest';
import { coastOf, crossingOf, type Ground, type Side, sideId, sideOf, stretchesOf } from './coast.ts';
import { UNIT } from './grid.ts';

/** Squares over a lattice of land (`#`) and sea (`.`): one text a row of points. */
const groundsOf = (points: readonly string[], quays: readonly string[] = []): Ground[] => {
  const land = (x: number, y: number): number => (points[y]?.[x] === '#' ? 1 : 0);
  return points.slice(1).flatMap((row, y) =>
    Array.from({ length: row.length - 1 }, (_, x) => ({
      at: [x, y] as const,
      land: land(x, y) | (land(x + 1, y) << 1) | (land(x + 1, y + 1) << 2) | (land(x, y + 1) << 3),
      quay: quays.includes(`${x},${y}`),
    })),
  );
};

/** Numbers of a path, as written. */
const numbers = (path: string): number[] => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text));

type Pair = readonly [number, number];
const pairs = (path: string): Pair[] => {
  const all = numbers(path);
  return Array.from({ length: all.length / 2 }, (_, i) => [all[2 * i]!, all[2 * i + 1]!]);
};

const island = groundsOf(['.....', '..#..', '.###.', '.....']);
const allSides: readonly Side[] = Array.from({ length: 400 }, (_, i) => ({
  run: i % 2 ? 'h' : 'v',
  x: (i % 20) - 10,
  y: Math.floor(i / 20) - 10,
}));

describe('a crossing', () => {
  it('is the same seen from both squares of a side', () => {
    const [west, east]: Square[] = [
      [3, -2],
      [4, -2],
    ];
    expect(sideId(sideOf(west!, 1))).toBe(sideId(sideOf(east!, 3)));
    expect(sideId(sideOf([3, -2], 2))).toBe(sideId(sideOf([3, -1], 0)));
    expect(crossingOf(sideOf(west!, 1), false)).toEqual(crossingOf(sideOf(east!, 3), false));
  });

  it('lies on its side, within 15 hundredths of the middle, and turns by at most 26 degrees', () => {
    for (const side of allSides) {
      const { point, along } = crossingOf(side, false);
      const [on, off] = side.run === 'h' ? [point[0] - side.x * UNIT, point[1]] : [point[1] - side.y * UNIT, point[0]];
      expect(off).toBe((side.run === 'h' ? side.y : side.x) * UNIT);
      expect(Math.abs(on - 50)).toBeLessThanOrEqual(15);
      const across = side.run === 'h' ? along[1] : along[0];
      expect(Math.acos(across) * (180 / Math.PI)).toBeLessThanOrEqual(26.001);
    }
  });

  it('spreads over its range', () => {
    const places = allSides.map((side) => {
      const { point } = crossingOf(side, false);
      return side.run === 'h' ? point[0] - side.x * UNIT : point[1] - side.y * UNIT;
    });
    expect(Math.min(...places)).toBeLessThan(37);
    expect(Math.max(...places)).toBeGreaterThan(63);
  });

  it('stays in the middle, straight across, beside a quay', () => {
    expect(crossingOf({ run: 'v', x: 2, y: 1 }, true)).toEqual({ point: [200, 150], along: [1, 0] });
  });
});

describe('the stretches of a square', () => {
  it.each([
    ['open sea', 0, []],
    ['all land', 15, []],
    ['quarter land in the northwest', 1, [[3, 0]]],
    ['a coast in the north', 3, [[3, 1]]],
    ['a cove open to the southwest', 7, [[3, 2]]],
    [
      'two opposite corners of land',
      5,
      [
        [1, 2],
        [3, 0],
      ],
    ],
  ] as const)('%s', (_, land, expected) => {
    expect(stretchesOf(land)).toEqual(expected);
  });
});

describe('the coast', () => {
  it('closes round an island as one path', () => {
    const { shores } = coastOf(island);
    expect(shores).toHaveLength(1);
    expect(shores[0]).toMatchObject({ closed: true });
    expect(shores[0]!.path.endsWith('Z')).toBe(true);
    const points = pairs(shores[0]!.path);
    expect(points[0]).toEqual(points[points.length - 1]);
  });

  it('begins and ends at the border elsewhere', () => {
    const { shores } = coastOf(groundsOf(['####', '....', '..#.']));
    expect(shores.map(({ closed }) => closed)).toEqual([false, false]);
    const border = [/^v0,0$/, /^v3,0$/, /^h[12],2$/];
    for (const { from, to } of shores)
      for (const side of [from, to]) expect(border.some((one) => one.test(side))).toBe(true);
  });

  it('keeps the shore closed around a lake of sea', () => {
    const { shores } = coastOf(groundsOf(['####', '#..#', '####']));
    expect(shores).toHaveLength(1);
    expect(shores[0]?.closed).toBe(true);
  });

  it('goes on in the same direction from square to square', () => {
    for (const grounds of [island, groundsOf(['######', '.....#', '###..#', '..#...'])]) {
      for (const { path } of coastOf(grounds).shores) {
        const points = pairs(path);
        // Start, then three points a cubic: the handles before and after each joint lie on one line through it.
        for (let joint = 3; joint + 1 < points.length; joint += 3) {
          const [before, here, after] = [points[joint - 1]!, points[joint]!, points[joint + 1]!];
          const [a, b] = [
            Math.atan2(here[1] - before[1], here[0] - before[0]),
            Math.atan2(after[1] - here[1], after[0] - here[0]),
          ];
          expect(Math.abs(Math.sin(a - b))).toBeLessThan(0.02);
          expect(Math.cos(a - b)).toBeGreaterThan(0);
        }
      }
    }
  });

  it('does not depend on the order of the squares, nor on squares farther away', () => {
    const one = coastOf(island);
    const other = coastOf([...island].reverse());
    expect(new Set(pairs(other.line).map(String))).toEqual(new Set(pairs(one.line).map(String)));
    const part = coastOf(island.filter(({ at }) => at[0] < 2));
    for (const [x, y] of pairs(part.land)) expect(one.land).toContain(`${x} ${y}`);
  });

  it('is straight along a quay', () => {
    const { shores } = coastOf(groundsOf(['####', '....'], ['1,0']));
    const points = pairs(shores[0]!.path).filter(([x]) => x >= 100 && x <= 200);
    for (const [, y] of points) expect(y).toBe(50);
  });

  it('draws both shores where neighbors disagree', () => {
    const { shores } = coastOf([
      { at: [0, 0], land: 3 },
      { at: [1, 0], land: 12 },
    ]);
    expect(shores).toHaveLength(2);
    expect(shores.every(({ closed }) => !closed)).toBe(true);
  });

  it('fills the land of every square up to its corners', () => {
    const { land, points } = coastOf(groundsOf(['##', '##']));
    expect(land).toBe('M0 0L100 0L100 100L0 100Z');
    expect(points).toHaveLength(4);
  });
});
