import { type Game, type Kind, must, type Policies, play, playOut, rng, type SetupOptions } from '@portolan/core';
import { walkThrough } from '@portolan/core/testing';
import { type Benchmark, mix } from './measure.ts';
import { heapOf } from './memory.ts';

/** What is measured of a game, and what it should reach a second. */
interface Measures<State, Action> {
  /** The name of the game. */
  readonly title: string;
  readonly table: SetupOptions;
  /** How many random games a round plays. */
  readonly games: number;
  /** How actions are chosen; left out: each with the same chance. */
  readonly policy?: Policies<State, Action>;
  /** The player that knows the game, and how many of its games a round plays. */
  readonly sensible: { readonly policy: Policies<State, Action>; readonly games: number };
  /** `sensible` games: a third of what is wanted of random ones. */
  readonly targets: {
    readonly actions: number;
    readonly sensible?: number;
    readonly checks: number;
    readonly positions: number;
  };
}

interface WithEdition {
  readonly edition: unknown;
}

/** States of whole games, with what was played there and elsewhere. */
const moments = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  { table, policy }: Measures<State, Action>,
): { readonly states: State[]; readonly asked: (readonly [State, Action])[] } => {
  const steps = [1, 2, 3].flatMap((seed) => walkThrough(game, table, seed, policy ? { policy } : {}).steps);
  const actions = steps.flatMap(({ action }) => (action ? [action] : []));
  const asked = steps.flatMap(({ state, action }, i) => {
    const foreign = actions[(i * 7) % actions.length]!;
    return [...game.actions(state).slice(0, 3), ...(action ? [action] : []), foreign].map(
      (one) => [state, one] as const,
    );
  });
  return { states: steps.map(({ state }) => state), asked };
};

const playouts =
  <State, Action extends Kind, Event extends Kind, Clause extends string>(
    game: Game<State, Action, Event, Clause>,
    table: SetupOptions,
    { games, policy }: Pick<Measures<State, Action>, 'games' | 'policy'>,
  ): Benchmark['work'] =>
  () => {
    const random = rng(2026);
    let count = 0;
    let checksum = 0;
    for (let played = 0; played < games; played++) {
      const state = must(game.setup(table));
      count += playOut(game, state, random, { policy });
      for (const { total } of game.scores(state)) checksum = mix(checksum, total);
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

/** A row of a game. */
export const rowOf =
  (title: string) =>
  (group: string, unit: string, work: Benchmark['work'], target?: number): Benchmark => ({
    group: `${title}, ${group}`,
    name: 'portolan',
    unit,
    work,
    ...(target === undefined ? {} : { target }),
  });

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

/** What a state weighs: as JSON, as a position, and in memory, where copies share the edition. */
const sizes = <State extends WithEdition, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  title: string,
  states: readonly State[],
): string => {
  const state = states.reduce((a, b) => (JSON.stringify(a).length > JSON.stringify(b).length ? a : b));
  const { edition, ...rest } = state;
  const weights = [
    JSON.stringify(rest).length,
    JSON.stringify(game.makePosition(state)).length,
    heapOf(() => game.clone(state)),
  ];
  const text = weights.map(kilobytes);
  return `${title}, the largest state of three games: ${text[0]} as JSON besides its edition (${kilobytes(JSON.stringify(edition).length)}, shared), ${text[1]} as a position, ${text[2]} on the heap.`;
};

/** Random and sensible games with all legal actions listed, verdicts, moves, positions and views of a game. */
export const suiteOf = <State extends WithEdition, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  measures: Measures<State, Action>,
): { readonly benchmarks: Benchmark[]; readonly notes: string[] } => {
  const { title, table, targets } = measures;
  const { states, asked } = moments(game, measures);
  const positions = states.map((state) => JSON.parse(JSON.stringify(game.makePosition(state))));
  const moves = asked.filter(([state, action]) => game.check(state, action).legal);
  const row = rowOf(title);
  const verdict = ([state, action]: readonly [State, Action]): number => {
    const found = game.check(state, action);
    return found.legal ? found.by.length : -found.violations.length;
  };
  const move = ([state, action]: readonly [State, Action]): number => {
    const played = play(game, state, action);
    return played.ok ? played.events.length : -1;
  };
  const read = (json: unknown): number => (game.parsePosition(json).ok ? 1 : 0);
  const written = (state: State): number => Object.keys(game.makePosition(state) as object).length;
  const listed = `random games for ${table.seats}, all legal actions listed`;
  const benchmarks = [
    row(listed, 'actions', playouts(game, table, measures), targets.actions),
    row(`sensible games for ${table.seats}`, 'actions', playouts(game, table, measures.sensible), targets.sensible),
    row('verdicts, four in five legal', 'checks', over(asked, verdict), targets.checks),
    row('moves on a copy, with events', 'moves', over(moves, move)),
    row('positions read', 'positions', over(positions, read), targets.positions),
    row('positions written', 'positions', over(states, written)),
    row(
      'views of a seat',
      'views',
      over(states, (state) => Object.keys(game.view(state, 0) as object).length),
    ),
  ];
  return { benchmarks, notes: [sizes(game, title, states)] };
};
