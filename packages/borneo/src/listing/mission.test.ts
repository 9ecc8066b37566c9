import { must, rng, shuffle } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { borneo, cheapestMissions, keepingMissions, missionPayments, type State } from '../index.ts';

/** A seat with so many cards of the deck by lot, before the row of a new game. */
const warehouse = (cards: number, seed: number): State => {
  const begun = must(borneo.setup({ seats: 4 }));
  const { shipments } = begun.edition;
  const deck = shipments === 'free' ? [] : shipments.map(({ face }) => face);
  return must(
    borneo.parsePosition({
      seats: 4,
      phase: 'mission',
      companies: { red: [0, 1, 2], blue: [1, 2, 3], green: [2, 3, 0], yellow: [3, 0, 1] },
      ports: [{ harbor: 'kuching' }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }],
      warehouses: [{ shipments: shuffle(rng(seed), deck.slice()).slice(0, cards) }, {}, {}, {}],
    }),
  );
};

type Payment = ReturnType<typeof cheapestMissions>[number];

/** The Missions that can still be paid after a payment, and before any. */
const left = (state: State, action?: Payment): string[] => {
  const next = borneo.clone(state);
  if (action) borneo.apply(next, action);
  return cheapestMissions({ ...next, missions: state.missions }, 0)
    .map(({ mission }) => mission)
    .filter((mission) => mission !== action?.mission);
};

describe('payments that keep another Mission payable', () => {
  const tables = Array.from({ length: 60 }, (_, seed) => warehouse(4 + (seed % 6), seed));

  it('are legal, each once, behind the cheapest of their Mission', () => {
    for (const state of tables) {
      const kept = keepingMissions(state, 0);
      for (const action of kept) expect(borneo.check(state, action).legal).toBe(true);
      expect(new Set(kept.map((action) => JSON.stringify(action))).size).toBe(kept.length);
      const firsts = kept.filter(({ mission }, i) => mission !== kept[i - 1]?.mission);
      expect(firsts).toEqual(cheapestMissions(state, 0));
    }
  });

  it('are there for every other Mission that any payment keeps payable', () => {
    let more = 0;
    for (const state of tables) {
      const kept = keepingMissions(state, 0);
      for (const { mission } of cheapestMissions(state, 0)) {
        const reached = new Set(missionPayments(state, 0, mission, 5000).flatMap((action) => left(state, action)));
        const ours = kept.filter((action) => action.mission === mission);
        expect(new Set(ours.flatMap((action) => left(state, action)))).toEqual(reached);
        more += ours.length - 1;
      }
    }
    expect(more).toBeGreaterThan(5);
  });
});
