import { caboDaRoca, eventClauses, readingsOf, rulingNames } from '@portolan/cabo-da-roca';
import { playOut, type Rulings, rng } from '@portolan/core';
import { failuresOn } from '@portolan/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hooks, sailor, tables } from './cabo-da-roca.ts';
import { keptGames, lawsOnRandomGame, walkOf } from './regressions.ts';

/** The state laws are asked at every so many states; a game has about 500. */
const every = 27;

const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** A reading for some of the rulings, the default or another. */
const anyRulings: fc.Arbitrary<Rulings> = fc.record(
  Object.fromEntries(rulingNames.map((name) => [name, fc.constantFrom(...readingsOf(name))])),
  { requiredKeys: [] },
) as fc.Arbitrary<Rulings>;

/** Other readings than the default, each by itself. */
const others = rulingNames.flatMap((name) =>
  readingsOf(name)
    .slice(1)
    .map((reading) => [name, reading] as const),
);

describe('the laws on random games of Cabo da Roca', () => {
  it.each(tables.map((table) => [JSON.stringify(table), table] as const))('%s', (_name, table) => {
    fc.assert(
      fc.property(anySeed, (seed) => lawsOnRandomGame(caboDaRoca, table, seed, hooks, every)),
      { numRuns: 2, endOnFailure: true },
    );
  });

  it('under any rulings', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tables), anyRulings, anySeed, (table, rulings, seed) =>
        lawsOnRandomGame(caboDaRoca, { ...table, rulings }, seed, hooks, every, sailor),
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it.each(others)('under %s: %s', (name, reading) => {
    const table = tables[rulingNames.indexOf(name) % tables.length]!;
    lawsOnRandomGame(caboDaRoca, { ...table, rulings: { [name]: reading } }, 1, hooks, 3 * every, sailor);
  });
});

it('every event cites a clause of its kind', () => {
  const clausesOf: Readonly<Record<string, readonly string[]>> = eventClauses;
  fc.assert(
    fc.property(fc.constantFrom(...tables), anyRulings, anySeed, (table, rulings, seed) => {
      const strange: string[] = [];
      const tell = ({ kind, clause }: { kind: string; clause: string }) => {
        if (!clausesOf[kind]?.includes(clause)) strange.push(`${clause}/${kind}`);
      };
      // A final phase that nobody ends goes on for ever under some readings.
      const ending = { ...rulings, 'final-stall': 'bounded' } as const;
      const begun = caboDaRoca.setup({ ...table, rulings: ending });
      if (!begun.ok) throw new Error('no game');
      expect(playOut(caboDaRoca, begun.value, rng(seed), { policy: sailor, tell })).toBeGreaterThan(20);
      expect(strange).toEqual([]);
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

describe('kept games', () => {
  it.each(keptGames('cabo-da-roca'))('%s', (_file, { log, end }) => {
    const walk = walkOf(caboDaRoca, log);
    expect(failuresOn(caboDaRoca, walk, hooks, every)).toEqual([]);
    const last = walk.steps.at(-1)!.state;
    if (!end) return;
    expect(caboDaRoca.scores(last).map(({ total }) => total)).toEqual(end.scores);
    expect(caboDaRoca.outcome(last) ?? null).toEqual(end.outcome);
  });
});
