import { fuzzPositions } from '@portolan/core/testing';
import { expect, it } from 'vitest';
import { examples } from './examples/index.ts';
import { caboDaRoca } from './index.ts';

/** As many positions as every game is asked; more are tried by hand, with other seeds. */
const COUNT = 10_000;

it('keeps its laws on positions typed in by nobody', () => {
  const samples = examples.map(({ position, rulings }) => ({ ...position, ...(rulings ? { rulings } : {}) }));
  const { failures, parsed, sound } = fuzzPositions(caboDaRoca, { samples, seed: 1, count: COUNT });
  expect(failures).toEqual([]);
  expect(parsed).toBeGreaterThan(COUNT / 4);
  expect(sound).toBeGreaterThan(COUNT / 10);
  // A limit for a machine that is busy with much else.
}, 900_000);
