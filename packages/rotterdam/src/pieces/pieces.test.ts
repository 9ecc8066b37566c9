import { describe, expect, it } from 'vitest';
import { reconstructed } from '../editions/reconstructed.ts';
import {
  channelsBack,
  colorWords,
  contest,
  deliveryOf,
  distancesTo,
  longestWaysBack,
  mismatchOf,
  rank,
  wayOf,
} from './index.ts';
import type { Standing } from './ranking.ts';

/** How far the harbors are: `4–5` channels, `–` never, in the order of the box. */
const reach = `
A1 4–5 6 6 4–5
A2 4–5 6 6 4–5
A3 4–5 6 6 4–5
A4 4–5 6 6 4–5
B1 3–4 5 5 –
B2 3–4 5 5 3–4
B3 3–4 5 5 3–4
B4 – 5 5 3–4
C1 2–3 4 4 –
C2 2–3 4 4 –
C3 – 4 4 2–3
C4 – 4 4 2–3
D1 1–2 3 – –
D2 2 3 3 –
D3 – 3 3 2
D4 – – 3 1–2
E1 1 2 – –
E2 – 2 2 –
E3 – 2 2 –
E4 – – 2 1
F1 – 1 – –
F2 – – 1 –`;

const { harbors, positions } = reconstructed;

describe('the way to a harbor', () => {
  const distances = harbors.map(({ id }) => distancesTo(reconstructed, id));
  const shown = (id: string): string =>
    distances
      .map((one) => one.get(id) ?? null)
      .map((one) => (one === null ? '–' : one[0] === one[1] ? String(one[0]) : one.join('–')))
      .join(' ');

  it.each(
    reach
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, 2), line.slice(3)]),
  )('from %s: %s', (id, expected) => expect(shown(id!)).toBe(expected));

  it('is none from its own quays, and never ends in another', () => {
    expect(distances[0]!.get('VU1')).toEqual([0, 0]);
    expect(distances[1]!.get('VU1')).toBe(null);
  });

  it('is said by colors, every word once', () => {
    expect(colorWords(reconstructed, 'D3', 'botlek').map((word) => word.join('-'))).toEqual([
      'blue-red-yellow',
      'blue-red-green',
      'yellow-red-yellow',
      'yellow-red-green',
    ]);
    // B2 has two green channels: C1 and C3 lead on by different colors, no word comes twice.
    const words = colorWords(reconstructed, 'B2', 'merwehaven').map((word) => word.join());
    expect(new Set(words).size).toBe(words.length);
  });

  it('counts 33, 33, 44 and 44 paths from the starts', () => {
    const pathsFrom = (at: string): number => {
      const ahead = reconstructed.channels.filter(({ from }) => from === at);
      return ahead.length === 0 ? 1 : ahead.reduce((paths, { to }) => paths + pathsFrom(to), 0);
    };
    expect(positions.filter(({ start }) => start).map(({ id }) => pathsFrom(id))).toEqual([33, 33, 44, 44]);
  });
});

it.each([
  [0, 0, 'none'],
  [1, 0, 'blocked'],
  [2, 0, 'blocked'],
  [1, 1, 'forced'],
  [2, 1, 'evasion'],
  [2, 2, 'choice'],
] as const)('of %i channels of the color %i are free: %s', (channels, free, way) => {
  expect(wayOf(channels, free)).toBe(way);
});

describe('a way back', () => {
  const behind = { 4: [2, 3], 3: [1], 2: [1], 1: [] } as Readonly<Record<number, readonly number[]>>;
  const board = (taken: readonly number[]) => ({
    behind: (at: number) => behind[at]!,
    isFree: (at: number) => !taken.includes(at),
  });
  const storm = channelsBack['heavy-storm'];

  it.each([
    {
      taken: [],
      from: 4,
      ways: [
        [2, 1],
        [3, 1],
      ],
    },
    { taken: [2], from: 4, ways: [[3, 1]] },
    // One step is free, the second is not.
    { taken: [1], from: 4, ways: [[2], [3]] },
    { taken: [2, 3], from: 4, ways: [[]] },
    { taken: [], from: 2, ways: [[1]] },
    { taken: [], from: 1, ways: [[]] },
  ])('from $from past $taken', ({ taken, from, ways }) => {
    expect(longestWaysBack(board(taken), from, storm)).toEqual(ways);
  });
});

it.each([
  { asked: ['bread', 'jam'], given: ['jam', 'bread'], missing: [], extra: [] },
  { asked: ['bread', 'bread'], given: ['bread'], missing: ['bread'], extra: [] },
  { asked: ['jam', 'bread'], given: ['petrol', 'paint', 'bread'], missing: ['jam'], extra: ['paint', 'petrol'] },
])('$given for $asked', ({ asked, given, missing, extra }) => {
  expect(mismatchOf(asked, given)).toEqual({ missing, extra });
});

it('a harbor takes what it processes', () => {
  expect(['grain', 'fruit', null].map((cargo) => deliveryOf(cargo, 'grain'))).toEqual(['delivered', 'wrong', 'empty']);
});

describe('the ranking', () => {
  const standing = (missions: number, navigation: number, products: number, productCards: number): Standing => ({
    score: { missions, navigation, products, total: missions + navigation + products },
    productCards,
  });

  it.each([
    {
      why: 'the most points',
      all: [standing(12, 0, 0, 0), standing(7, 2, 6, 3)],
      winners: [1],
      clause: 'score.winner',
    },
    {
      why: 'Mission points',
      all: [standing(12, 0, 2, 1), standing(9, 1, 4, 2), standing(12, 0, 1, 1)],
      winners: [0],
      clause: 'score.tie-missions',
    },
    {
      why: 'Product cards',
      all: [standing(12, 0, 2, 1), standing(12, 0, 2, 2)],
      winners: [1],
      clause: 'score.tie-products',
    },
    { why: 'nothing', all: [standing(12, 1, 2, 1), standing(12, 1, 2, 1)], winners: [0, 1], clause: 'ruling.full-tie' },
  ] as const)('is settled by $why', ({ all, winners, clause }) => {
    expect(rank(all, 'number')).toMatchObject({ winners, clause });
  });

  it('may look at the points of Product cards instead of their number', () => {
    const all = [standing(12, 1, 2, 1), standing(12, 0, 3, 1)];
    expect(rank(all, 'number').winners).toEqual([0, 1]);
    expect(rank(all, 'points')).toMatchObject({ winners: [1], clause: 'ruling.product-tie' });
  });

  it('tells each criterion that was needed', () => {
    const all = [standing(12, 0, 2, 1), standing(12, 0, 2, 2), standing(8, 0, 6, 3)];
    expect(rank(all, 'number').steps).toEqual([
      { by: 'missions', clause: 'score.tie-missions', among: [0, 1, 2], left: [0, 1] },
      { by: 'products', clause: 'score.tie-products', among: [0, 1], left: [1] },
    ]);
  });
});

describe('the contest with cards face down', () => {
  it('deals each card once: with one that counts and one that does not, two alike are never tied', () => {
    const seat = { missions: 10, navigation: 0, faceDown: 1, products: [0, 0] as const, productCards: 0 };
    expect(contest([seat, seat], [1, 1, 0], 'number')).toMatchObject({ ties: [], possible: [0, 1], winners: null });
  });

  const seat = (missions: number, faceDown: number, more = {}) => ({
    missions,
    navigation: 0,
    faceDown,
    products: [0, 0] as const,
    productCards: 0,
    ...more,
  });

  it('deals no card twice', () => {
    // One card that counts 2, none that counts 1: one of the two can have it.
    const found = contest([seat(10, 1), seat(10, 1), seat(11, 0)], [5, 0, 1], 'number');
    expect(found.navigation).toEqual([
      [0, 2],
      [0, 2],
      [0, 0],
    ]);
    expect(found).toMatchObject({ possible: [0, 1, 2], certain: null, winners: null });
    // Where only cards that count are left somebody must have them: 12 at least for one of the first two.
    const sure = contest([seat(10, 1), seat(10, 1), seat(11, 0)], [1, 0, 1], 'number');
    expect(sure).toMatchObject({ possible: [0, 1], certain: null });
  });

  it('is certain where the worst case is won', () => {
    expect(contest([seat(12, 0), seat(9, 1)], [10, 3, 1], 'number')).toMatchObject({ certain: 0, winners: [0] });
    expect(contest([seat(12, 0), seat(10, 1)], [10, 3, 1], 'number')).toMatchObject({
      certain: 0,
      ties: [{ by: 'missions', left: [0] }],
    });
    expect(contest([seat(12, 0), seat(12, 0)], [10, 3, 1], 'number')).toMatchObject({ certain: null, winners: [0, 1] });
  });

  it('lets Products be worth anything between their least and greatest points', () => {
    const [a, b] = [seat(12, 0, { products: [1, 3] }), seat(13, 0, { products: [1, 1] })];
    expect(contest([a, b], [0, 0, 0], 'number')).toMatchObject({ possible: [0, 1], winners: null });
    expect(contest([a, { ...b, missions: 15 }], [0, 0, 0], 'number')).toMatchObject({ possible: [1], certain: 1 });
  });
});
