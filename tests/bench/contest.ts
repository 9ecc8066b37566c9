import { type AnyGame, below, type Kind, must, type Policy, pick, playOut, rng, uniform } from '@portolan/core';
import { shareOf } from '@portolan/solvers';
import { bestMove, type Searchable } from '@portolan/solvers/search';
import { endOf } from './duel.ts';

// biome-ignore lint/suspicious/noExplicitAny: players of all games
type AnyPolicy = Policy<any, any>;

/** A game with what plays it. */
export interface Contest {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: searches of all games
  readonly searched: Searchable<any, any>;
  readonly reference: AnyPolicy;
}

/** What a player has thought in a game. */
interface Thought {
  decisions: number;
  /** Milliseconds of the processor, and games played on. */
  time: number;
  tried: number;
}

/** A kind of player, once it knows the game; it notes what it thinks. */
export type Player = (contest: Contest, thought: Thought) => AnyPolicy;

/** One choice in so many of a noisy player is made by lot. */
const NOISE = 5;

/** Milliseconds of this thread on the processor: a busy machine does not shorten what a player may think. */
const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** What was done by this seat since the phase began: nothing idle is done twice. */
const memory = (game: AnyGame) => {
  let moment = '';
  let done: Kind[] = [];
  return {
    already: (state: unknown, seat: number): Kind[] => {
      const { phase } = game.turn(state);
      const now = `${seat} ${phase}`;
      if (now !== moment) done = [];
      moment = now;
      return done;
    },
    note: (action: Kind) => done.push(action),
  };
};

const searching =
  (time: number): Player =>
  ({ game, searched }, thought) => {
    const kept = memory(game);
    return (state, actions, seat, random) => {
      const already = kept.already(state, seat);
      if (actions.length === 1) return actions[0];
      const begun = processorTime();
      const seed = random.next() >>> 0;
      const found = bestMove(searched, state, seat, { time, now: processorTime, seed, already });
      thought.decisions++;
      thought.time += processorTime() - begun;
      thought.tried += found.tried;
      kept.note(found.best);
      return found.best;
    };
  };

/** A player by name. */
export const playerOf = (name: string): Player => {
  const [kind, amount] = name.split(':');
  if (kind === 'search') return searching(Number(amount));
  if (kind === 'random') return () => uniform;
  if (kind === 'reference') return ({ reference }) => reference;
  if (kind === 'sensible') return ({ searched }) => searched.policy;
  if (kind === 'noisy')
    return ({ reference }) =>
      (state, actions, seat, random) =>
        below(random, NOISE) === 0 ? pick(random, actions) : reference(state, actions, seat, random);
  throw new Error(`no such player: ${name}`);
};

/** One among others, in a deal that is played once from every seat. */
interface Played {
  readonly one: Player;
  readonly others: Player;
  readonly seats: number;
  readonly seed: number;
  readonly number: number;
}

/** How a game went for the one. */
export interface Row {
  readonly game: string;
  readonly one: string;
  readonly others: string;
  readonly seats: number;
  readonly seed: number;
  readonly number: number;
  /** Its share of the win, and its points less the best of the others’. */
  readonly win: number;
  readonly margin: number;
  /** Actions of the game, nature’s included; a game that did not end after a great many is cut and won by nobody. */
  readonly actions: number;
  readonly cut: boolean;
  readonly thought: Thought;
}

/** More actions than a game of any of the four takes. */
const MOST_ACTIONS = 6000;

/** A player that does nothing twice in one and the same state: what was declined is not asked for ever. */
const unrepeating = (policy: AnyPolicy): AnyPolicy => {
  const done = new Set<string>();
  return (state, actions, seat, random) => {
    const told = (action: Kind): string => JSON.stringify([state, action]);
    const first = policy(state, actions, seat, random);
    if (actions.length === 1) return first;
    const fresh = done.has(told(first)) ? actions.filter((action) => !done.has(told(action))) : [];
    const action = fresh.length > 0 ? pick(random, fresh) : first;
    done.add(told(action));
    return action;
  };
};

/** Plays one game. */
export const contest = (entry: Contest, { one, others, seats, seed, number }: Played) => {
  const { game } = entry;
  const seat = number % seats;
  const thought: Thought = { decisions: 0, time: 0, tried: 0 };
  const mine = one(entry, thought);
  const policy = Array.from({ length: seats }, (_, other) =>
    other === seat ? mine : unrepeating(others(entry, { decisions: 0, time: 0, tried: 0 })),
  );
  const state: unknown = must(game.setup({ seats }));
  const random = rng(seed, Math.floor(number / seats));
  const actions = playOut<unknown, Kind, Kind, string>(game, state, random, { policy, maxActions: MOST_ACTIONS });
  const { decisions, time, tried } = thought;
  return {
    ...endOf(game, state, seat),
    actions,
    thought: { decisions, time: Math.round(time), tried },
  };
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const line = (rows: readonly Row[]): string => {
  const { game, one, others, seats } = rows[0]!;
  const games = rows.length;
  const mean = (of: (row: Row) => number): number => rows.reduce((sum, row) => sum + of(row), 0) / games;
  const wins = mean(({ win }) => win);
  const margin = mean((row) => row.margin);
  const spread = Math.sqrt(mean((row) => (row.margin - margin) ** 2));
  const { low, high } = shareOf(wins * games, games);
  const decisions = mean(({ thought }) => thought.decisions);
  const time = mean(({ thought }) => thought.time);
  const thinks = decisions === 0 ? '-' : `${Math.round(time / decisions)} ms`;
  const rate = decisions === 0 ? '-' : String(Math.round((1000 * mean(({ thought }) => thought.tried)) / time));
  const error = (2 * spread) / Math.sqrt(games);
  return [
    `${game}, ${seats} seats`,
    `${one} among ${others}`,
    games,
    `${percent(wins)} (${percent(low)} to ${percent(high)})`,
    `${margin.toFixed(1)} ± ${error.toFixed(1)}`,
    thinks,
    rate,
    rows.filter(({ cut }) => cut).length,
  ].join(' | ');
};

/** Rows by game, players and seats, as a table in Markdown. */
export const tableOf = (rows: readonly Row[]): string => {
  const groups = Map.groupBy(rows, ({ game, one, others, seats }) => [game, seats, one, others].join());
  const lines = [...groups.values()].map((group) => `| ${line(group)} |`);
  const head =
    '| game | one among others | games | wins (95 %) | margin, 2 errors | a move | games played on a second | cut |';
  return [head, '|---|---|--:|--:|--:|--:|--:|--:|', ...lines].join('\n');
};
