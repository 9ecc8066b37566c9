import { describe, expect, it } from 'vitest';
import { boxOf, harborsFor, missionsFor } from '../box.ts';
import { CRATE, flagsOf, slotsOf, spiceOf, unitsOf, upperFlagsOf } from '../faces.ts';
import { spiceIds } from '../types.ts';
import { reconstructed } from './reconstructed.ts';

const { deck, harbors, missions } = boxOf(reconstructed);
const companies = [0, 1, 2, 3];
const spices = [0, 1, 2, 3];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const count = (test: (face: number) => boolean): number => deck.filter(test).length;

/** Flags of a face by company, most first: `3+1`. */
const pattern = (face: number): string =>
  companies
    .map((company) => flagsOf[face * 4 + company]!)
    .filter((flags) => flags > 0)
    .sort((a, b) => b - a)
    .join('+');

describe('the reconstructed deck', () => {
  it('has 60 cards, all different', () => expect([deck.length, new Set(deck).size]).toEqual([60, 60]));

  it.each(companies)('shows 45 upper and 15 lower flags of company %i, 15 of them first', (company) => {
    expect(sum(deck.map((face) => upperFlagsOf[face * 4 + company]!))).toBe(45);
    expect(count((face) => slotsOf[face * 4 + 3] === company)).toBe(15);
    expect(count((face) => slotsOf[face * 4] === company)).toBe(15);
  });

  it.each(companies)('has 4, 11, 26, 19 cards with 3, 2, 1, 0 flags of company %i', (company) => {
    expect([3, 2, 1, 0].map((flags) => count((face) => flagsOf[face * 4 + company] === flags))).toEqual([
      4, 11, 26, 19,
    ]);
  });

  it('has 16, 12, 20, 12 cards of the four flag patterns', () => {
    expect(['3+1', '2+2', '2+1+1', '1+1+1+1'].map((wanted) => count((face) => pattern(face) === wanted))).toEqual([
      16, 12, 20, 12,
    ]);
  });

  it.each(spices)('has 10 single and 3 doubled cards of spice %i, 16 units, 13 flags of each company', (spice) => {
    const cards = deck.filter((face) => spiceOf[face] === spice);
    expect([cards.length, cards.filter((face) => unitsOf[face] === 2).length]).toEqual([13, 3]);
    expect(sum(cards.map((face) => unitsOf[face]!))).toBe(16);
    expect(companies.map((company) => sum(cards.map((face) => flagsOf[face * 4 + company]!)))).toEqual([
      13, 13, 13, 13,
    ]);
  });

  it('has 8 crates, all single, with 8 flags of each company', () => {
    const crates = deck.filter((face) => spiceOf[face] === CRATE);
    expect([crates.length, sum(crates.map((face) => unitsOf[face]!))]).toEqual([8, 8]);
    expect(companies.map((company) => sum(crates.map((face) => flagsOf[face * 4 + company]!)))).toEqual([8, 8, 8, 8]);
  });
});

describe('the reconstructed Harbor cards', () => {
  const inGame = (seats: number) => harborsFor(boxOf(reconstructed), seats).map((place) => harbors[place]!);

  // 8 unmarked, 4 marked 3/4, 2 marked 5.
  it.each([
    { seats: 3, cards: 12, bySpice: [3, 3, 3, 3] },
    { seats: 4, cards: 12, bySpice: [3, 3, 3, 3] },
    { seats: 5, cards: 10, bySpice: [3, 2, 3, 2] },
  ])('are $cards with $seats players, capacities of 48', ({ seats, cards, bySpice }) => {
    const all = inGame(seats);
    expect(all.length).toBe(cards);
    expect(sum(all.map(({ capacity }) => capacity))).toBe(48);
    expect(spiceIds.map((spice) => all.filter((card) => card.spice === spice).length)).toEqual(bySpice);
  });

  it('are never filled by one card, and ask 37 to 50 % of the flags of a full port', () => {
    for (const { monopoly, capacity } of harbors) {
      expect(monopoly).toBeGreaterThanOrEqual(4);
      const share = monopoly / (3 * capacity + 1);
      expect(share).toBeGreaterThan(0.36);
      expect(share).toBeLessThanOrEqual(0.5);
    }
  });
});

describe('the reconstructed Missions', () => {
  const asked = (seats: number) => {
    const { need } = boxOf(reconstructed);
    const tiles = missionsFor(boxOf(reconstructed), seats);
    return spices.map((spice) => sum(tiles.map((tile) => need[tile]![spice]!)));
  };

  it('are 16, 4 of them marked 5', () => {
    expect([missions.length, missions.filter(({ mark }) => mark === '5').length]).toEqual([16, 4]);
  });

  it('ask 19 units of each spice, 14 without the marked ones', () => {
    expect(asked(5)).toEqual([19, 19, 19, 19]);
    expect(asked(4)).toEqual([14, 14, 14, 14]);
  });

  it('pay 5, 7, 9, 12, 16 points for 3, 4, 5, 6, 8 units', () => {
    const grades = missions.map(({ category, vp, need }) => `${category} ${sum(Object.values(need))} ${vp}`);
    expect([...new Set(grades)]).toEqual(['1 3 5', '2 4 7', '3 5 9', '4 6 12', '5 8 16']);
  });
});
