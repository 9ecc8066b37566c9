import { countLeaves, must } from '@portolan/core';
import {
  assertLaws,
  checkerLaws,
  exampleLaws,
  examplesLaws,
  fuzzPositions,
  rulebookLaws,
  walkThrough,
} from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { lines, points } from './src/board.ts';
import { checkers } from './src/checkers.ts';
import { clauses } from './src/clauses.ts';
import { examples } from './src/examples.ts';
import { merels } from './src/index.ts';
import { readings } from './src/readings.ts';
import { provenance, rules, turnAtAGlance } from './src/rules.ts';

const start = must(merels.setup({ seats: 2 }));

describe('counts', () => {
  it('lines of play from the start, and through a mill', () => {
    expect([1, 2, 3].map((depth) => countLeaves(merels, start, depth))).toEqual([24, 24 * 23, 24 * 23 * 22]);
    // One of 20 free points closes a mill and lets A take either of two men; after the others B has 19 points.
    const two = must(
      merels.parsePosition({
        board: [
          ['a7', 'd7'],
          ['b6', 'd2'],
        ],
        hands: [7, 7],
      }),
    );
    expect(countLeaves(merels, two, 2)).toBe(19 * 19 + 2);
  });

  /** Every way to lay the board over itself: eight turns and mirrors, and six orders of the rings. */
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const symmetries = orders.flatMap((order) =>
    [0, 2, 4, 6].flatMap((turn) =>
      [1, -1].map((way) => points.map((_, i) => 8 * order[i >> 3]! + ((way * (i & 7) + turn + 8) % 8))),
    ),
  );

  it('16 lines, which every symmetry keeps', () => {
    const named = (line: readonly number[]) => String([...line].sort((a, b) => a - b));
    const all = new Set(lines.map((line) => named(line.map((point) => points.indexOf(point)))));
    expect(all.size).toBe(16);
    for (const turned of symmetries) {
      expect(new Set(lines.map((line) => named(line.map((point) => turned[points.indexOf(point)]!))))).toEqual(all);
    }
  });

  it('positions of three men against three, as published', () => {
    const cycles = (turned: readonly number[]): number[] => {
      const seen = new Set<number>();
      return points.flatMap((_, first) => {
        const before = seen.size;
        for (let i = first; !seen.has(i); i = turned[i]!) seen.add(i);
        return seen.size > before ? [seen.size - before] : [];
      });
    };
    /** The ways to give whole cycles to two players. */
    const ways = ([first, ...rest]: readonly number[], a: number, b: number): number => {
      if (a === 0 && b === 0) return 1;
      if (first === undefined || a < 0 || b < 0) return 0;
      return ways(rest, a, b) + ways(rest, a - first, b) + ways(rest, a, b - first);
    };
    // Burnside: the mean of what each symmetry leaves as it is. R. Gasser, Solving Nine Men’s Morris (1996): 56 922.
    const kept = symmetries.map((turned) => ways(cycles(turned), 3, 3));
    expect(kept.reduce((sum, one) => sum + one) / symmetries.length).toBe(56_922);
  });
});

describe('the laws', () => {
  it.each([1, 2, 3])('hold on a random game, seed %i', (seed) => {
    const rulings = { flying: readings.flying[seed % 2]! };
    assertLaws(merels, walkThrough(merels, { seats: 2, rulings }, seed), {}, 5);
  });

  it('hold on positions that nobody would type in', () => {
    const samples = examples.map(({ position }) => position);
    const { failures, parsed, sound } = fuzzPositions(merels, { samples, seed: 1, count: 2000 });
    expect(failures).toEqual([]);
    expect(parsed).toBeGreaterThan(500);
    expect(sound).toBeGreaterThan(200);
  });

  it.each(checkerLaws)('%s', (_, law) => {
    expect(law(checkers.move, { clauses, readings, junk: ['a7', 'd6', 'z9', ['a7']], runs: 500 })).toEqual([]);
  });
});

describe('words', () => {
  const hooks = { game: merels, rules, examples };
  const texts = [provenance, turnAtAGlance];

  it.each(rulebookLaws)('%s', (_, law) => {
    expect(law({ rules, clauses, readings, glance: turnAtAGlance, texts })).toEqual([]);
  });

  describe.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    it.each(exampleLaws)('%s', (_, law) => expect(law(example, hooks)).toEqual([]));
  });

  it.each(examplesLaws)('its examples %s', (_, law) => expect(law(hooks)).toEqual([]));
});
