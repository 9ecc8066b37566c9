import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

it.each([
  ['straight ahead', [at(100, 0), at(50, 0)], [1, 0], at(50, 0)],
  ['ahead rather than near and aside', [at(20, 60), at(90, 0)], [1, 0], at(90, 0)],
  ['nothing behind', [at(-50, 0)], [1, 0], undefined],
  ['upward', [at(0, 50), at(5, -40)], [0, -1], at(5, -40)],
] as const)('%s', (_, places, way, found) => {
  expect(nearest([...places], (place) => place, at(0, 0), way)).toEqual(found);
});

it('at the end of a row goes on to the next place that is listed, and back', () => {
  const places = [at(0, 0), at(50, 0), at(0, 90), at(300, 300)];
  const from = (place: number, way: readonly [number, number]) =>
    nearest(places, (one) => one, places[place]!, way, true);
  expect([from(0, [1, 0]), from(1, [1, 0]), from(2, [-1, 0])]).toEqual([places[1], places[2], places[1]]);
});
