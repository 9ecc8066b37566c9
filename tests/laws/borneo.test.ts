import { borneo, eventClauses, readingsOf, rulingNames } from '@portolan/borneo';
import { playOut, type Rulings, rng } from '@portolan/core';
import { failuresOn } from '@portolan/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hooks, tables, trader } from './borneo.ts';
import { keptGames, lawsOnRandomGame, walkOf } from './regressions.ts';

/** The state laws are asked at every so many states; a game has about 300. */
const every = 19;

const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** A reading for some of the rulings, the default or another. */
const anyRulings: fc.Arbitrary<Rulings> = fc.record(
  Object.fromEntries(rulingNames.map((name) => [name, fc.constantFrom(...readingsOf(name))])),
  { requiredKeys: [] },
) as fc.Arbitrary<Rulings>;

describe('the laws on random games of Borneo', () => {
  it.each(tables.map((table) => [JSON.stringify(table), table] as const))('%s', (_name, table) => {
    fc.assert(
      fc.property(anySeed, (seed) => lawsOnRandomGame(borneo, table, seed, hooks, every, trader)),
      { numRuns: 3, endOnFailure: true },
    );
  });

  it('under any rulings', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tables), anyRulings, anySeed, (table, rulings, seed) =>
        lawsOnRandomGame(borneo, { ...table, rulings }, seed, hooks, every, trader),
      ),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it.each(
    rulingNames.flatMap((name) =>
      readingsOf(name)
        .slice(1)
        .map((reading) => [name, reading] as const),
    ),
  )('under %s: %s', (name, reading) => {
    const table = tables[rulingNames.indexOf(name) % tables.length]!;
    lawsOnRandomGame(borneo, { ...table, rulings: { [name]: reading } }, 1, hooks, 3 * every);
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
      const begun = borneo.setup({ ...table, rulings });
      if (!begun.ok) throw new Error('no game');
      expect(playOut(borneo, begun.value, rng(seed), { policy: trader, tell })).toBeGreaterThan(50);
      expect(strange).toEqual([]);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

describe('kept games', () => {
  it.each(keptGames('borneo'))('%s', (_file, { log, end }) => {
    const walk = walkOf(borneo, log);
    expect(failuresOn(borneo, walk, hooks, every)).toEqual([]);
    const last = walk.steps.at(-1)!.state;
    if (!end) return;
    expect(borneo.scores(last).map(({ total }) => total)).toEqual(end.scores);
    expect(borneo.outcome(last) ?? null).toEqual(end.outcome);
  });
});
