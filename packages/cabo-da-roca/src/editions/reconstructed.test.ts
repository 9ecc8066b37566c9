import { describe, expect, it } from 'vitest';
import { fishOn, KIND } from '../faces.ts';
import { portIds } from '../types.ts';
import { reconstructed } from './reconstructed.ts';

const { tiles, tradeCards, treasureCards, ports, limits } = reconstructed;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('the tiles of the default box', () => {
  it('are 11 + 19 + 7 + 8 + 10 + 4 + 2 + 1 + 1 + 2 + 2 + 2 + 12 = 81', () =>
    expect(sum(tiles.map(({ count }) => count))).toBe(81));

  it('have 19·1 + 7·2 + 10·2 + 8·3 = 77 land corners', () =>
    expect(sum(tiles.map(({ count, corners }) => count * sum(corners)))).toBe(77));

  it('bear 4·1 + 4·2 + 4·3 = 24 fish', () =>
    expect(sum(tiles.map(({ kind, count }) => count * fishOn[KIND[kind]]!))).toBe(24));
});

describe('the cards of the default box', () => {
  it('are 25 trade cards, five of each of five goods, and 6 treasure cards', () => {
    expect(tradeCards.length).toBe(25);
    for (const { id } of reconstructed.goods) expect(tradeCards.filter(({ good }) => good === id).length).toBe(5);
    expect(treasureCards.map(({ id }) => id)).toEqual([
      ...['island-50', 'island-100', 'island-150'],
      ...['wreck-50', 'wreck-100', 'wreck-150'],
    ]);
  });

  it('strike each port on 7 cards: 2·15 + 4·10 = 70 = 10 · 7', () => {
    for (const port of portIds) expect(tradeCards.filter(({ struck }) => struck.includes(port)).length).toBe(7);
  });

  it('strike each two ports together on 1 to 3 cards, each three on one at most', () => {
    const both = (...letters: string[]) =>
      tradeCards.filter(({ struck }) => letters.every((letter) => (struck as readonly string[]).includes(letter)))
        .length;
    for (const [i, a] of portIds.entries()) {
      for (const [j, b] of portIds.entries()) {
        if (j <= i) continue;
        expect([1, 2, 3]).toContain(both(a, b));
        for (const c of portIds.slice(j + 1)) expect(both(a, b, c)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('pay more the farther, and in the nearest zone more than the fee', () => {
    for (const { prices } of tradeCards) {
      expect([...prices].sort((a, b) => a - b)).toEqual(prices);
      expect(prices[0]).toBeGreaterThan(reconstructed.dues.portFee);
    }
  });
});

it('has ten ports, and for each player five sailors, two fishing ships, two trade ships and a pirate', () => {
  expect(ports.map(({ id }) => id)).toEqual([...portIds]);
  expect(limits).toEqual({ sailor: 5, fishing: 2, trade: 2, pirate: 1 });
});
