import { fuzzPositions } from '@portolan/core/testing';
import { expect, it } from 'vitest';
import { examples } from './examples/index.ts';
import { borneo } from './index.ts';

/** Every number of seats, the variants, and the readings under which a position has room for more. */
const setups = [
  { seats: 3, variants: { fourMerchants: true } },
  { seats: 4, variants: { blackbeard: true } },
  { seats: 5, rulings: { 'company-full': 'open-ended' } },
  { seats: 4, rulings: { 'fight-vacancy': 'leave-gap', 'fight-beaten': 'attacker', 'end-one-card': 'draw-one' } },
  { seats: 3, rulings: { 'port-flags': 'all', 'monopoly-empty': 'shared', 'shared-leftover': 'discard' } },
];

it('positions typed in by nobody keep the laws of Borneo', () => {
  const samples = examples.map(({ position }) => position);
  const { failures, parsed, sound } = fuzzPositions(borneo, {
    samples,
    setups,
    seed: 1,
    count: 10_000,
    // The judge accepts more payments than are listed: idle cards and trades.
    hooks: { listedInFull: ({ kind }) => kind !== 'completeMission' },
  });
  expect(failures).toEqual([]);
  expect(parsed).toBeGreaterThan(4000);
  expect(sound).toBeGreaterThan(750);
});
