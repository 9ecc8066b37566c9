import { below, rng } from '@portolan/core';
import { expect, it } from 'vitest';
import { type Box, nearest } from './nearest.ts';

const at = (left: number, top: number, width = 10, height = 10): Box => ({ left, top, width, height });

const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** The places that arrows lead to from one. */
const reachedFrom = (places: readonly Box[], from: Box): ReadonlySet<Box> => {
  const seen = new Set([from]);
  for (const here of seen)
    for (const key of keys) {
      const next = nearest(places, (place) => place, here, key);
      if (next) seen.add(next);
    }
  return seen;
};

it.each([
  ['straight ahead', [at(0, 0), at(100, 0), at(50, 0)], 'ArrowRight', at(50, 0)],
  ['ahead rather than near and aside', [at(0, 0), at(20, 60), at(90, 0)], 'ArrowRight', at(90, 0)],
  ['nothing behind', [at(0, 0), at(-50, 0)], 'ArrowRight', undefined],
  ['upward', [at(0, 0), at(0, 50), at(5, -40)], 'ArrowUp', at(5, -40)],
] as const)('%s', (_, places, key, found) => {
  expect(nearest<Box>(places, (place) => place, places[0], key)).toEqual(found);
});

it('comes to a place that is nobody’s nearest', () => {
  // Three seats, ranks and a port of Borneo at a desk: to the third seat none led.
  const seats = [at(500, 353, 175, 44), at(675, 353, 175, 44)];
  const ranks = [at(622, 409, 30, 44), at(652, 409, 30, 44), at(712, 454, 30, 44)];
  const places = [...seats, ...ranks, at(680, 511, 169, 108)];
  for (const from of places) expect(reachedFrom(places, from).size).toBe(places.length);
});

/** Cards of any width, in rows as a page breaks them. */
const inRows = (widths: readonly number[]): readonly Box[] => {
  let [left, top] = [0, 0];
  return widths.map((width) => {
    if (left + width > 500) [left, top] = [0, top + 62];
    left += width + 8;
    return at(left - width - 8, top, width, 54);
  });
};

it('by arrows every place is reached from every other, however wide they are', () => {
  const random = rng(5);
  for (let run = 0; run < 100; run++) {
    const places = inRows(Array.from({ length: 4 + below(random, 12) }, () => 30 + below(random, 200)));
    for (const from of places) expect(reachedFrom(places, from).size).toBe(places.length);
  }
});
