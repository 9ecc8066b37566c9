import { caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { below, rng } from '@portolan/core';
import { walkThrough } from '@portolan/core/testing';
import { sensible } from '@portolan/solvers/cabo-da-roca';
import { rowOf, suiteOf } from './game-suite.ts';
import { type Benchmark, mix } from './measure.ts';
import type { Suite } from './suites.ts';

const table = { seats: 4 };

/** States of whole games in which something is played. */
const moments = (seeds: readonly number[]): State[] =>
  seeds.flatMap((seed) =>
    walkThrough(caboDaRoca, table, seed).steps.flatMap(({ state, action }) => (action ? [state] : [])),
  );

const tilesOn = ({ chart }: State): number => chart.tiles.filter((tile) => tile >= 0).length;

/** How many actions are played on from each start of the curve. */
const STRETCH = 16;

/** Plays a stretch from each state, all legal actions listed at every step, as far as the game goes. */
const stretches =
  (starts: readonly State[]): Benchmark['work'] =>
  () => {
    const random = rng(2026);
    let count = 0;
    let checksum = 0;
    for (const start of starts) {
      const state = caboDaRoca.clone(start);
      for (let i = 0; i < STRETCH; i++) {
        const list = caboDaRoca.actions(state);
        if (list.length === 0) break;
        const place = below(random, list.length);
        checksum = mix(checksum, place);
        caboDaRoca.apply(state, list[place]!);
        count++;
      }
    }
    return { count, checksum };
  };

const row = rowOf('Cabo da Roca');

/** The cost of an action as the map grows: each row begins where so many tiles lie. */
const curve = (): Benchmark[] => {
  const all = moments([11, 12, 13, 14, 15, 16]);
  return [10, 40, 80].map((tiles) => {
    const starts = all.filter((state) => Math.abs(tilesOn(state) - tiles) <= 1).slice(0, 60);
    return row(`actions from ${tiles} tiles on, all legal ones listed`, 'actions', stretches(starts), 150_000);
  });
};

/** The cost of an action as a game goes on: the same full map, soon after its last tile and as late as a game goes. */
const lateness = (): Benchmark[] => {
  const full = [11, 12, 13, 14, 15, 16].map((seed) => moments([seed]).filter((state) => tilesOn(state) >= 79));
  const early = full.flatMap((states) => states.slice(0, 10));
  const late = full.flatMap((states) => states.slice(-STRETCH - 10, -STRETCH));
  return [
    row('actions on a full map, soon after its last tile', 'actions', stretches(early), 150_000),
    row('actions on a full map, as late as games go', 'actions', stretches(late), 150_000),
  ];
};

/** Cabo da Roca for four. Targets: 800,000 actions a second with all legal ones listed, 150,000 whatever the size of the map; a position read in 50 µs. */
export const caboSuite = (): Suite => {
  const { benchmarks, notes } = suiteOf(caboDaRoca, {
    title: 'Cabo da Roca',
    table,
    games: 20,
    sensible: { policy: sensible, games: 8 },
    targets: { actions: 800_000, sensible: 267_000, checks: 200_000, positions: 20_000 },
  });
  return { benchmarks: [...benchmarks, ...curve(), ...lateness()], notes };
};
