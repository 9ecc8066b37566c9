import { borneo, type State } from '@portolan/borneo';
import { must, play, playOut, rng } from '@portolan/core';
import { walkThrough } from '@portolan/core/testing';
import { type Benchmark, mix } from './measure.ts';
import { heapOf } from './memory.ts';

const table = { seats: 4 };

type Action = ReturnType<typeof borneo.actions>[number];

/** States of whole games, with what was played there and elsewhere. */
const moments = (): { readonly states: State[]; readonly asked: (readonly [State, Action])[] } => {
  const steps = [1, 2, 3].flatMap((seed) => walkThrough(borneo, table, seed).steps);
  const actions = steps.flatMap(({ action }) => (action ? [action] : []));
  const asked = steps.flatMap(({ state, action }, i) => {
    const foreign = actions[(i * 7) % actions.length]!;
    return [...borneo.actions(state).slice(0, 3), ...(action ? [action] : []), foreign].map(
      (one) => [state, one] as const,
    );
  });
  return { states: steps.map(({ state }) => state), asked };
};

const playouts: Benchmark['work'] = () => {
  const random = rng(2026);
  let count = 0;
  let checksum = 0;
  for (let game = 0; game < 50; game++) {
    const state = must(borneo.setup(table));
    count += playOut(borneo, state, random);
    for (const { total } of borneo.scores(state)) checksum = mix(checksum, total);
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
  const { edition, ...rest } = states.reduce((a, b) => (JSON.stringify(a).length > JSON.stringify(b).length ? a : b));
  const state = { ...rest, edition } as State;
  const json = JSON.stringify(rest).length;
  const position = JSON.stringify(borneo.makePosition(state)).length;
  const heap = heapOf(() => borneo.clone(state));
  const text = [json, position, heap].map(kilobytes);
  return `Borneo, the largest state of three games: ${text[0]} as JSON besides its edition (${kilobytes(JSON.stringify(edition).length)}, shared), ${text[1]} as a position, ${text[2]} on the heap.`;
};

/** Borneo for four. Targets: 1,000,000 actions a second with all legal ones listed; a verdict in 5 µs; a position read in 20 µs. */
export const borneoSuite = (): { readonly benchmarks: Benchmark[]; readonly notes: string[] } => {
  const { states, asked } = moments();
  const positions = states.map((state) => JSON.parse(JSON.stringify(borneo.makePosition(state))));
  const moves = asked.filter(([state, action]) => borneo.check(state, action).legal);
  const row = (group: string, unit: string, work: Benchmark['work'], target?: number): Benchmark => ({
    group: `Borneo, ${group}`,
    name: 'portolan',
    unit,
    work,
    ...(target === undefined ? {} : { target }),
  });
  const benchmarks = [
    row('random games for four, all legal actions listed', 'actions', playouts, 1_000_000),
    row(
      'verdicts, four in five legal',
      'checks',
      over(asked, ([state, action]) => {
        const verdict = borneo.check(state, action);
        return verdict.legal ? verdict.by.length : -verdict.violations.length;
      }),
      200_000,
    ),
    row(
      'moves on a copy, with events',
      'moves',
      over(moves, ([state, action]) => {
        const played = play(borneo, state, action);
        return played.ok ? played.events.length : -1;
      }),
    ),
    row(
      'positions read',
      'positions',
      over(positions, (json) => (borneo.parsePosition(json).ok ? 1 : 0)),
      50_000,
    ),
    row(
      'positions written',
      'positions',
      over(states, (state) => Object.keys(borneo.makePosition(state)).length),
    ),
    row(
      'views of a seat',
      'views',
      over(states, (state) => borneo.view(state, 0).pile.length),
    ),
  ];
  return { benchmarks, notes: [sizes(states)] };
};
