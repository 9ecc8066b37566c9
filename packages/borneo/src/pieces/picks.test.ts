import { describe, expect, it } from 'vitest';
import { monopolyPicks, type Pick, sharedPicks } from './picks.ts';

const column = (letters: string): number[] => [...letters].map((letter) => 'ABCDE'.indexOf(letter));
const seats = (picks: readonly Pick[]): string => picks.map(({ seat }) => 'ABCDE'[seat]).join('');

describe('monopolyPicks', () => {
  it.each([
    { merchants: 'ABC', cards: 3, picks: 'ABC' },
    { merchants: 'DAB', cards: 2, picks: 'DA' },
    { merchants: 'CD', cards: 3, picks: 'CDC' },
    { merchants: 'A', cards: 4, picks: 'AAAA' },
    { merchants: '', cards: 4, picks: '' },
    { merchants: 'A-B', cards: 3, picks: 'ABA' },
  ])('$merchants, $cards cards', ({ merchants, cards, picks }) => {
    expect(seats(monopolyPicks(column(merchants), 2, cards))).toBe(picks);
  });

  it('cites the second lap', () => {
    expect(monopolyPicks(column('CD'), 2, 3).map(({ rank, clause }) => [rank, clause])).toEqual([
      [1, 'monopoly.rank-order'],
      [2, 'monopoly.rank-order'],
      [1, 'monopoly.again'],
    ]);
  });
});

describe('sharedPicks', () => {
  const columns = ['ABC', 'BCD', 'CDA', 'DAB'].map(column);
  it.each([
    { order: [0, 1, 2, 3], cards: 4, picks: 'ABCD' },
    { order: [0, 2, 1, 3], cards: 4, picks: 'ACBD' },
    { order: [1, 0], cards: 6, picks: 'BACBDC' },
    { order: [3], cards: 2, picks: 'DA' },
  ])('$order, $cards cards', ({ order, cards, picks }) => {
    expect(seats(sharedPicks(columns, order, cards, true))).toBe(picks);
  });

  it('skips a company without a merchant at the level', () => {
    expect(seats(sharedPicks(['A', '', 'BCD', ''].map(column), [0, 1, 2], 4, true))).toBe('ABCD');
  });

  it('starts over, or stops, when every merchant has had one', () => {
    const few = ['A', 'B', '', ''].map(column);
    expect(sharedPicks(few, [0, 1], 3, true).at(-1)).toEqual({
      seat: 0,
      company: 0,
      rank: 1,
      clause: 'ruling.shared-leftover',
    });
    expect(seats(sharedPicks(few, [0, 1], 3, false))).toBe('AB');
    expect(sharedPicks(few, [2, 3], 3, true)).toEqual([]);
  });
});
