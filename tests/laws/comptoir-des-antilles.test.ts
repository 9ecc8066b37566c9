import { comptoirDesAntilles, eventClauses, readingsOf, rulingNames } from '@portolan/comptoir-des-antilles';
import { must, playOut, type Rulings, randomPlay, replay, rng } from '@portolan/core';
import { failuresOn } from '@portolan/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hooks, randomBox, tables } from './comptoir-des-antilles.ts';
import { keptGames, lawsOnRandomGame, walkOf } from './regressions.ts';

/** The state laws are asked at every so many states; a game has about 300. */
const every = 19;

/** A random game is followed so far. */
const mostActions = 3000;

const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const anyTable = fc.constantFrom(...tables);

/** A reading for some of the rulings, the default or another. */
const anyRulings: fc.Arbitrary<Rulings> = fc.record(
  Object.fromEntries(rulingNames.map((name) => [name, fc.constantFrom(...readingsOf(name))])),
  { requiredKeys: [] },
) as fc.Arbitrary<Rulings>;

describe('the laws on random games of Comptoir des Antilles', () => {
  it.each(tables.map((table) => [JSON.stringify(table), table] as const))('%s', (_name, table) => {
    fc.assert(
      fc.property(anySeed, (seed) => lawsOnRandomGame(comptoirDesAntilles, table, seed, hooks, every)),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('under any rulings', () => {
    fc.assert(
      fc.property(anyTable, anyRulings, anySeed, (table, rulings, seed) =>
        lawsOnRandomGame(comptoirDesAntilles, { ...table, rulings }, seed, hooks, every),
      ),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('with contacts of every effect, under any rulings', () => {
    fc.assert(
      fc.property(anyTable, anyRulings, anySeed, (table, rulings, seed) => {
        const edition = randomBox(rng(seed));
        lawsOnRandomGame(comptoirDesAntilles, { ...table, edition, rulings }, seed, hooks, 3 * every);
      }),
      { numRuns: 15, endOnFailure: true },
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
    lawsOnRandomGame(comptoirDesAntilles, { ...table, rulings: { [name]: reading } }, 1, hooks, 3 * every);
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
      const state = must(comptoirDesAntilles.setup({ ...table, rulings, edition: randomBox(rng(seed)) }));
      const steps = playOut(comptoirDesAntilles, state, rng(seed), { tell, maxActions: mostActions });
      // A made-up box may end its game within 40 actions, by a low target of premiums; or go on past the limit.
      expect(comptoirDesAntilles.outcome(state) !== undefined || steps === mostActions).toBe(true);
      expect(strange).toEqual([]);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

/** Every goods tile in somebody's hand that not everybody knows, by seat. */
const secrets = (hands: readonly (readonly number[])[]): number[][] =>
  hands.map((hand) => hand.filter((tile) => tile >= 0 && (tile & 1) === 0));

it('the view of a seat and the view of a spectator leak no goods tile and no hand', () => {
  fc.assert(
    fc.property(anyTable, anyRulings, anySeed, fc.boolean(), (table, rulings, seed, own) => {
      const edition = own ? { edition: randomBox(rng(seed)) } : {};
      const state = must(comptoirDesAntilles.setup({ ...table, ...edition, rulings }));
      for (let steps = 0; steps < 12; steps++) {
        for (const viewer of [null, ...Array.from({ length: table.seats }, (_, seat) => seat)]) {
          const view = comptoirDesAntilles.view(state, viewer);
          const seen = secrets(view.hands);
          expect(seen).toEqual(secrets(state.hands).map((tiles, owner) => (owner === viewer ? tiles : [])));
          const text = JSON.stringify(comptoirDesAntilles.makePosition(view).hands);
          expect(text.match(/"[a-z]+"/g) ?? []).toHaveLength(seen.flat().length);
        }
        playOut(comptoirDesAntilles, state, rng(seed, steps), { maxActions: 25 });
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

it('a deck that is typed in is the deck that is played', () => {
  fc.assert(
    fc.property(anyTable, anySeed, (table, seed) => {
      const { contacts } = randomBox(rng(seed));
      // As an owner writes it: the cards alone, in a file.
      const edition = JSON.parse(JSON.stringify({ id: 'typed', contacts }));
      const start = must(comptoirDesAntilles.setup({ ...table, edition }));
      expect(start.edition.provenance).toMatchObject({ contacts: 'owner', ships: 'rulebook' });
      const { log, state } = must(randomPlay(comptoirDesAntilles, { ...table, edition }, { seed, maxActions: 400 }));
      const ids = contacts.map(({ id }) => id);
      const played = log.actions.flatMap((action) => (action.kind === 'playContact' ? [action.contact] : []));
      expect(played.length).toBeGreaterThan(0);
      expect(played.filter((id) => !ids.includes(id))).toEqual([]);
      // Whoever plays first has the whole deck to choose from.
      const first = log.actions.findIndex(({ kind }) => kind === 'playContact' || kind === 'openAuction');
      const walk = walkOf(comptoirDesAntilles, { ...log, actions: log.actions.slice(0, first) });
      const offered = comptoirDesAntilles.actions(walk.steps.at(-1)!.state);
      expect(offered.flatMap((action) => (action.kind === 'playContact' ? [action.contact] : []))).toEqual(ids);
      const again = replay(comptoirDesAntilles, JSON.parse(JSON.stringify(log)));
      expect(again.ok && comptoirDesAntilles.makePosition(again.state)).toEqual(
        comptoirDesAntilles.makePosition(state),
      );
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

describe('kept games', () => {
  it.each(keptGames('comptoir-des-antilles'))('%s', (_file, { log, end }) => {
    const walk = walkOf(comptoirDesAntilles, log);
    expect(failuresOn(comptoirDesAntilles, walk, hooks, every)).toEqual([]);
    const last = walk.steps.at(-1)!.state;
    if (!end) return;
    expect(comptoirDesAntilles.scores(last).map(({ total }) => total)).toEqual(end.scores);
    expect(comptoirDesAntilles.outcome(last) ?? null).toEqual(end.outcome);
  });
});
