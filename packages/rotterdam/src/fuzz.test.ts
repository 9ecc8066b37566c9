import { fuzzPositions } from '@portolan/core/testing';
import { expect, it } from 'vitest';
import { examples } from './examples/index.ts';
import { atRandom, readingsOf, rotterdam, rulingNames } from './index.ts';

/** Each ruling under each reading, one after the other. */
const readings = rulingNames.flatMap((name) => readingsOf(name).map((reading) => ({ [name]: reading })));

/** Positions of the examples, each under a reading of its own, so that all of them are tried. */
const samples = examples.map(({ position, rulings }, i) => ({
  ...position,
  rulings: { ...position.rulings, ...rulings, ...readings[i % readings.length] },
}));

const setups = [2, 3, 4].flatMap((seats) => [
  { seats },
  { seats, variants: { safeHaven: true, openProducts: true }, rulings: { 'bury-timing': 'arrival' } },
  { seats, rulings: { 'cards-around-call': 'also-during', 'trading-order': 'free', 'trade-balance': 'gifts' } },
]);

it('can be asked anything about any position, and goes on from every sound one', () => {
  const { failures, parsed, sound } = fuzzPositions(rotterdam, {
    samples,
    setups,
    policy: atRandom,
    seed: 1,
    count: 10_000,
  });
  expect(failures).toEqual([]);
  // Most changes leave something that can be read, and a good part of it can have happened.
  expect(parsed).toBeGreaterThan(5000);
  expect(sound).toBeGreaterThan(1000);
  // Minutes on a busy machine.
}, 900_000);
