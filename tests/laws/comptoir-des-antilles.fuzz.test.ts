import { comptoirDesAntilles as game, readingsOf, rulingNames } from '@portolan/comptoir-des-antilles';
import { examples } from '@portolan/comptoir-des-antilles/examples';
import { pick, rng } from '@portolan/core';
import { fuzzPositions } from '@portolan/core/testing';
import { expect, it } from 'vitest';
import { goldenCases } from '../conformance/cases.ts';
import { comptoirAdapter } from '../conformance/comptoir-des-antilles.ts';
import { hooks, randomBox, tables } from './comptoir-des-antilles.ts';

/** The positions of the golden cases, as people write them. */
const golden = goldenCases('comptoir-des-antilles').flatMap(({ given = {} }) => {
  const begun = comptoirAdapter.begin(given, {});
  return begun.ok ? [game.makePosition(begun.value as never)] : [];
});

/** Tables with any readings, and with cards of every effect. */
const setups = Array.from({ length: 8 }, (_, seed) => {
  const random = rng(seed, 7);
  const rulings = Object.fromEntries(rulingNames.map((name) => [name, pick(random, readingsOf(name))]));
  return { ...tables[seed % tables.length]!, rulings, ...(seed % 4 > 1 ? { edition: randomBox(random) } : {}) };
});

it('positions that nobody has checked are read or refused, asked anything, and go on', () => {
  const samples = [...examples.map(({ position }) => position), ...golden];
  const { failures, parsed, sound } = fuzzPositions(game, {
    samples,
    setups: [...tables, ...setups],
    seed: Number(process.env.FUZZ_SEED ?? 9),
    count: Number(process.env.FUZZ_COUNT ?? 10_000),
    hooks,
  });
  expect(failures).toEqual([]);
  expect(sound).toBeGreaterThan(2000);
  expect(parsed).toBeGreaterThan(sound);
  // Minutes on a busy machine.
}, 900_000);
