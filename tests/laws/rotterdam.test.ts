import { must, playOut, type Rulings, rng } from '@portolan/core';
import { failuresOn } from '@portolan/core/testing';
import { atRandom, eventClauses, readingsOf, rotterdam, rulingNames } from '@portolan/rotterdam';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptGames, lawsOnRandomGame, walkOf } from './regressions.ts';
import { hooks, smallBox, tables } from './rotterdam.ts';

/** The state laws are asked at every so many states; a game has about a thousand. */
const every = 61;

const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const anyTable = fc.constantFrom(...tables);

/** A reading for some of the rulings, the default or another. */
const anyRulings: fc.Arbitrary<Rulings> = fc.record(
  Object.fromEntries(rulingNames.map((name) => [name, fc.constantFrom(...readingsOf(name))])),
  { requiredKeys: [] },
) as fc.Arbitrary<Rulings>;

describe('the laws on random games of Rotterdam', () => {
  it.each(tables.map((table) => [JSON.stringify(table), table] as const))('%s', (_name, table) => {
    fc.assert(
      fc.property(anySeed, (seed) => lawsOnRandomGame(rotterdam, table, seed, hooks, every, atRandom)),
      { numRuns: 2, endOnFailure: true },
    );
  });

  it('under any rulings', () => {
    fc.assert(
      fc.property(anyTable, anyRulings, anySeed, (table, rulings, seed) =>
        lawsOnRandomGame(rotterdam, { ...table, rulings }, seed, hooks, every, atRandom),
      ),
      { numRuns: 5, endOnFailure: true },
    );
  });

  it('where everything runs out, under any rulings', () => {
    fc.assert(
      fc.property(anyTable, anyRulings, anySeed, (table, rulings, seed) =>
        lawsOnRandomGame(
          rotterdam,
          { ...table, rulings, edition: smallBox(rng(seed)) },
          seed,
          hooks,
          3 * every,
          atRandom,
        ),
      ),
      { numRuns: 4, endOnFailure: true },
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
    lawsOnRandomGame(rotterdam, { ...table, rulings: { [name]: reading } }, 1, hooks, 2 * every, atRandom);
  });
});

it('every event cites a clause of its kind', () => {
  const clausesOf: Readonly<Record<string, readonly string[]>> = eventClauses;
  fc.assert(
    fc.property(anyTable, anyRulings, anySeed, (table, rulings, seed) => {
      const strange: string[] = [];
      const tell = ({ kind, clause }: { kind: string; clause: string }) => {
        if (!clausesOf[kind]?.includes(clause)) strange.push(`${clause}/${kind}`);
      };
      const state = must(rotterdam.setup({ ...table, rulings, edition: smallBox(rng(seed)) }));
      playOut(rotterdam, state, rng(seed), { policy: atRandom, tell, maxActions: 3000 });
      expect(strange).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

const secrets = (hands: readonly (readonly number[])[]): number[][] =>
  hands.map((hand) => hand.filter((card) => card >= 0));

it('the view of a seat and the view of a spectator leak no card of another hand', () => {
  fc.assert(
    fc.property(anyTable, anyRulings, anySeed, (table, rulings, seed) => {
      const state = must(rotterdam.setup({ ...table, rulings }));
      for (let steps = 0; steps < 40; steps++) {
        for (const viewer of [null, ...Array.from({ length: table.seats }, (_, seat) => seat)]) {
          const view = rotterdam.view(state, viewer);
          for (const zone of ['products', 'navigation', 'missions'] as const) {
            const own = secrets(state[zone]).map((cards, owner) => (owner === viewer ? cards : []));
            expect(secrets(view[zone])).toEqual(own);
          }
          const party = view.offer && (view.offer.from === viewer || view.offer.to === viewer);
          const told = view.offer ? [...view.offer.give, ...view.offer.get].filter((card) => card >= 0) : [];
          if (!party) expect(told).toEqual([]);
        }
        playOut(rotterdam, state, rng(seed, steps), { policy: atRandom, maxActions: 19 });
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

describe('kept games', () => {
  it.each(keptGames('rotterdam'))('%s', (_file, { log, end }) => {
    const walk = walkOf(rotterdam, log);
    expect(failuresOn(rotterdam, walk, hooks, every)).toEqual([]);
    const last = walk.steps.at(-1)!.state;
    if (!end) return;
    expect(rotterdam.scores(last).map(({ total }) => total)).toEqual(end.scores);
    expect(rotterdam.outcome(last) ?? null).toEqual(end.outcome);
  });
});
