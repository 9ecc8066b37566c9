import { must, rng, shuffle } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { faceText } from '../faces.ts';
import {
  type ActionOf,
  borneo,
  cheapestMissions,
  keepingMissions,
  missionPayments,
  type State,
  spiceIds,
  tradedMissions,
} from '../index.ts';

/** A seat with so many cards of the deck by lot, before the row of a new game. */
const warehouse = (cards: number, seed: number, rules: object = {}): State => {
  const begun = must(borneo.setup({ seats: 4 }));
  const { shipments } = begun.edition;
  const deck = shipments === 'free' ? [] : shipments.map(({ face }) => face);
  return must(
    borneo.parsePosition({
      seats: 4,
      ...rules,
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

describe.each(['card', 'unit'])('trades with the pirates, of a %s', (swap) => {
  const rules = { options: { blackbeard: true }, rulings: { 'pirate-swap': swap } };
  const tables = Array.from({ length: 40 }, (_, seed) => warehouse(3 + (seed % 4), seed, rules));
  const missionsOf = (actions: readonly ActionOf<'completeMission'>[]): string[] => [
    ...new Set(actions.map(({ mission }) => mission)),
  ];

  it('are legal, each once, and complete what could not be completed', () => {
    for (const state of tables) {
      const traded = tradedMissions(state, 0);
      for (const action of traded) expect(borneo.check(state, action)).toMatchObject({ legal: true });
      expect(new Set(traded.map((action) => JSON.stringify(action))).size).toBe(traded.length);
      const payable = missionsOf(cheapestMissions(state, 0));
      expect(missionsOf(traded).filter((mission) => payable.includes(mission))).toEqual([]);
    }
  });

  it('pay every Mission that any cards and any trade of one pay, with as few cards', () => {
    let paid = 0;
    for (const state of tables) {
      const cards = state.shipments[0]!.map((one) => faceText(one));
      const payable = missionsOf(cheapestMissions(state, 0));
      const fewest = new Map<string, number>();
      for (let set = 1; set < 2 ** cards.length; set++) {
        const pay = cards.filter((_, i) => (set >> i) & 1);
        for (const { id } of state.missions.map((place) => state.edition.missions[place]!))
          for (const card of new Set(pay))
            for (const as of spiceIds) {
              if (payable.includes(id) || (fewest.get(id) ?? 99) <= pay.length) continue;
              const action = { kind: 'completeMission', seat: 0, mission: id, pay, trades: [{ card, as }] } as const;
              if (borneo.check(state, action).legal) fewest.set(id, pay.length);
            }
      }
      const found = new Map<string, number>();
      for (const { mission, pay } of tradedMissions(state, 0))
        found.set(mission, Math.min(pay.length, found.get(mission) ?? 99));
      expect(found).toEqual(fewest);
      paid += found.size;
    }
    expect(paid).toBeGreaterThan(20);
  });

  it('are none for who has the ship, nor in the final round', () => {
    const state = tables.find((one) => tradedMissions(one, 0).length > 0)!;
    expect(tradedMissions({ ...state, ship: 0 }, 0)).toEqual([]);
    expect(tradedMissions({ ...state, phase: 'final' }, 0)).toEqual([]);
    expect(tradedMissions({ ...state, ship: 1 }, 0)).toEqual(tradedMissions(state, 0));
  });
});
