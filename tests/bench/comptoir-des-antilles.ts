import { comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import { must, play, playOut, rng } from '@portolan/core';
import { walkThrough } from '@portolan/core/testing';
import { type Benchmark, mix } from './measure.ts';
import { heapOf } from './memory.ts';

const table = { seats: 4 };

type Action = ReturnType<typeof comptoirDesAntilles.actions>[number];

/** States of whole games, with what was played there and elsewhere. */
const moments = (): { readonly states: State[]; readonly asked: (readonly [State, Action])[] } => {
  const steps = [1, 2, 3].flatMap((seed) => walkThrough(comptoirDesAntilles, table, seed).steps);
  const actions = steps.flatMap(({ action }) => (action ? [action] : []));
  const asked = steps.flatMap(({ state, action }, i) => {
    const foreign = actions[(i * 7) % actions.length]!;
    return [...comptoirDesAntilles.actions(state).slice(0, 3), ...(action ? [action] : []), foreign].map(
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
    const state = must(comptoirDesAntilles.setup(table));
    count += playOut(comptoirDesAntilles, state, random);
    for (const { total } of comptoirDesAntilles.scores(state)) checksum = mix(checksum, total);
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
  const weights = [
    JSON.stringify(rest).length,
    JSON.stringify(comptoirDesAntilles.makePosition(state)).length,
    heapOf(() => comptoirDesAntilles.clone(state)),
  ];
  const text = weights.map(kilobytes);
  return `Comptoir des Antilles, the largest state of three games: ${text[0]} as JSON besides its edition (${kilobytes(JSON.stringify(edition).length)}, shared), ${text[1]} as a position, ${text[2]} on the heap.`;
};

/** Comptoir des Antilles for four. Targets: 500,000 actions a second with all legal ones listed; a verdict in 5 µs; a position read in 100 µs. */
export const comptoirSuite = (): { readonly benchmarks: Benchmark[]; readonly notes: string[] } => {
  const { states, asked } = moments();
  const positions = states.map((state) => JSON.parse(JSON.stringify(comptoirDesAntilles.makePosition(state))));
  const moves = asked.filter(([state, action]) => comptoirDesAntilles.check(state, action).legal);
  const row = (group: string, unit: string, work: Benchmark['work'], target?: number): Benchmark => ({
    group: `Comptoir des Antilles, ${group}`,
    name: 'portolan',
    unit,
    work,
    ...(target === undefined ? {} : { target }),
  });
  const benchmarks = [
    row('random games for four, all legal actions listed', 'actions', playouts, 500_000),
    row(
      'verdicts, four in five legal',
      'checks',
      over(asked, ([state, action]) => {
        const verdict = comptoirDesAntilles.check(state, action);
        return verdict.legal ? verdict.by.length : -verdict.violations.length;
      }),
      200_000,
    ),
    row(
      'moves on a copy, with events',
      'moves',
      over(moves, ([state, action]) => {
        const played = play(comptoirDesAntilles, state, action);
        return played.ok ? played.events.length : -1;
      }),
    ),
    row(
      'positions read',
      'positions',
      over(positions, (json) => (comptoirDesAntilles.parsePosition(json).ok ? 1 : 0)),
      10_000,
    ),
    row(
      'positions written',
      'positions',
      over(states, (state) => Object.keys(comptoirDesAntilles.makePosition(state)).length),
    ),
    row(
      'views of a seat',
      'views',
      over(states, (state) => comptoirDesAntilles.view(state, 0).hands.length),
    ),
  ];
  return { benchmarks, notes: [sizes(states)] };
};
