import { type Place, reconstructed } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { arrowhead, distance, fromLink, linkOf, linksOf, middleOf, RIM, rimOf, trimmed } from './links.ts';

const river: Place = { id: 'A', x: 0, y: 0 };
const quay: Place = { id: 'Q', x: 100, y: 50, harbor: 'h' };

describe('the rim of a place', () => {
  it('is a circle around a position', () => {
    expect(rimOf(river, [3, 4])).toEqual([12, 16]);
    expect(rimOf(river, [-40, 0])).toEqual([-20, 0]);
  });

  it('is the square of a quay, also at its corners', () => {
    expect(rimOf(quay, [0, 0])).toEqual([80, 40]);
    expect(rimOf(quay, [100, 300])).toEqual([100, 70]);
    expect(rimOf(quay, [60, 10])).toEqual([80, 30]);
  });

  it('is the place itself toward itself', () => {
    expect(rimOf(river, [0, 0])).toEqual([0, 0]);
  });
});

describe('a channel', () => {
  it('runs from rim to rim, its letter at 22 hundredths of the way', () => {
    const link = linkOf({ from: 'A', to: 'B', color: 'red' }, river, { id: 'B', x: 140, y: 0 });
    expect(link.tail).toEqual([20, 0]);
    expect(link.head).toEqual([120, 0]);
    expect(link.letter).toEqual([42, 0]);
  });

  it('is left out if it names no place', () => {
    expect(linksOf({ positions: [river], channels: [{ from: 'A', to: 'B', color: 'red' }] })).toEqual([]);
  });

  it('is near a point by the nearest part of its line', () => {
    const link = { tail: [0, 0], head: [10, 0] } as const;
    expect(fromLink([5, 3], link)).toBe(3);
    expect(fromLink([13, 4], link)).toBe(5);
    expect(fromLink([-3, -4], link)).toBe(5);
  });

  it('is shortened for its arrowhead, but never turned round', () => {
    expect(trimmed([0, 0], [10, 0], 2, 3)).toEqual([
      [2, 0],
      [7, 0],
    ]);
    expect(trimmed([0, 0], [4, 0], 2, 3)).toEqual([
      [0, 0],
      [4, 0],
    ]);
    expect(arrowhead([0, 0], [10, 0], 4, 1)).toEqual([
      [10, 0],
      [6, 1],
      [6, -1],
    ]);
  });
});

describe('the default map', () => {
  const { positions } = reconstructed;
  const links = linksOf(reconstructed);
  const pairs = links.flatMap((link, i) => links.slice(i + 1).map((other) => [link, other] as const));

  it('has 43 channels, every one long enough for letter and arrowhead', () => {
    expect(links).toHaveLength(43);
    for (const { tail, head } of links) expect(distance(tail, head)).toBeGreaterThan(60);
  });

  it('keeps letters 30 apart', () => {
    const least = Math.min(...pairs.map(([a, b]) => distance(a.letter, b.letter)));
    expect(least).toBeGreaterThanOrEqual(30);
  });

  it('keeps letters 24 from every other channel', () => {
    const least = Math.min(...links.flatMap((a) => links.filter((b) => b !== a).map((b) => fromLink(a.letter, b))));
    expect(least).toBeGreaterThanOrEqual(24);
  });

  it('keeps letters 41 from every position', () => {
    const least = Math.min(...links.flatMap(({ letter }) => positions.map((one) => distance(letter, middleOf(one)))));
    expect(least).toBeGreaterThanOrEqual(41);
  });

  it('leads no channel within 80 of a third position', () => {
    const least = links.flatMap((link) =>
      positions
        .filter(({ id }) => id !== link.channel.from && id !== link.channel.to)
        .map((place) => fromLink(middleOf(place), link)),
    );
    expect(Math.min(...least)).toBeGreaterThanOrEqual(80);
  });

  it('ends every channel on a rim', () => {
    for (const { channel, tail } of links) {
      const from = positions.find(({ id }) => id === channel.from)!;
      expect(distance(tail, middleOf(from))).toBeCloseTo(RIM, 9);
    }
  });
});
