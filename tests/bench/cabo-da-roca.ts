import { caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { below, must, play, playOut, rng } from '@portolan/core';
import { walkThrough } from '@portolan/core/testing';
import { type Benchmark, mix } from './measure.ts';
import { heapOf } from './memory.ts';

const table = { seats: 4 };

type Action = ReturnType<typeof caboDaRoca.actions>[number];

/** States of whole games, with what was played there. */
const moments = (seeds: readonly number[]): { readonly state: State; readonly action: Action }[] =>
  seeds.flatMap((seed) =>
    walkThrough(caboDaRoca, table, seed).steps.flatMap(({ state, action }) => (action ? [{ state, action }] : [])),
  );

const tilesOn = ({ chart }: State): number => chart.tiles.filter((tile) => tile >= 0).length;

const playouts: Benchmark['work'] = () => {
  const random = rng(2026);
  let count = 0;
  let checksum = 0;
  for (let game = 0; game < 20; game++) {
    const state = must(caboDaRoca.setup(table));
    count += playOut(caboDaRoca, state, random);
    for (const { total } of caboDaRoca.scores(state)) checksum = mix(checksum, total);
  }
  return { count, checksum };
};

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

/** Runs a question over a list and folds the answers into a checksum. */
const over =
  <Item>(items: readonly Item[], ask: (item: Item) => number): Benchmark['work'] =>
  () => {
    let checksum = 0;
    for (const item of items) checksum = mix(checksum, ask(item));
    return { count: items.length, checksum };
  };

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

/** What a state weighs: as JSON, as a position, and in memory, where copies share the edition. */
const sizes = (states: readonly State[]): string => {
  const { edition, ...rest } = states.reduce((a, b) => (a.chart.tiles.length > b.chart.tiles.length ? a : b));
  const state = { ...rest, edition } as State;
  const json = kilobytes(JSON.stringify(rest).length);
  const position = kilobytes(JSON.stringify(caboDaRoca.makePosition(state)).length);
  const heap = kilobytes(heapOf(() => caboDaRoca.clone(state)));
  return `Cabo da Roca, the widest map of three games: ${json} as JSON besides its edition, ${position} as a position, ${heap} on the heap.`;
};

const row = (group: string, unit: string, work: Benchmark['work'], target?: number): Benchmark => ({
  group: `Cabo da Roca, ${group}`,
  name: 'portolan',
  unit,
  work,
  ...(target === undefined ? {} : { target }),
});

/** The cost of an action as the map grows: each row begins where so many tiles lie. */
const curve = (): Benchmark[] => {
  const all = moments([11, 12, 13, 14, 15, 16]).map(({ state }) => state);
  return [10, 40, 80].map((tiles) => {
    const starts = all.filter((state) => Math.abs(tilesOn(state) - tiles) <= 1).slice(0, 60);
    return row(`actions from ${tiles} tiles on, all legal ones listed`, 'actions', stretches(starts), 150_000);
  });
};

/** The cost of an action as a game goes on: the same full map, soon after its last tile and as late as a game goes. */
const lateness = (): Benchmark[] => {
  const full = [11, 12, 13, 14, 15, 16].map((seed) =>
    moments([seed]).flatMap(({ state }) => (tilesOn(state) >= 79 ? [state] : [])),
  );
  const early = full.flatMap((states) => states.slice(0, 10));
  const late = full.flatMap((states) => states.slice(-STRETCH - 10, -STRETCH));
  return [
    row('actions on a full map, soon after its last tile', 'actions', stretches(early), 150_000),
    row('actions on a full map, as late as games go', 'actions', stretches(late), 150_000),
  ];
};

/** Cabo da Roca for four. Targets: 800,000 actions a second with all legal ones listed, 150,000 whatever the size of the map. */
export const caboSuite = (): { readonly benchmarks: Benchmark[]; readonly notes: string[] } => {
  const played = moments([1, 2, 3]);
  const states = played.map(({ state }) => state);
  const positions = states.map((state) => JSON.parse(JSON.stringify(caboDaRoca.makePosition(state))));
  const benchmarks = [
    row('random games for four, all legal actions listed', 'actions', playouts, 800_000),
    ...curve(),
    ...lateness(),
    row(
      'verdicts',
      'checks',
      over(played, ({ state, action }) => {
        const verdict = caboDaRoca.check(state, action);
        return verdict.legal ? verdict.by.length : -1;
      }),
      200_000,
    ),
    row(
      'moves on a copy, with events',
      'moves',
      over(played, ({ state, action }) => {
        const after = play(caboDaRoca, state, action);
        return after.ok ? after.events.length : -1;
      }),
    ),
    row(
      'positions read',
      'positions',
      over(positions, (json) => (caboDaRoca.parsePosition(json).ok ? 1 : 0)),
    ),
    row(
      'positions written',
      'positions',
      over(states, (state) => Object.keys(caboDaRoca.makePosition(state)).length),
    ),
  ];
  return { benchmarks, notes: [sizes(states)] };
};
