import { existsSync, readFileSync } from 'node:fs';
import { type Kind, must, pick, playOut, rng } from '@portolan/core';
import { shareOf } from '@portolan/solvers';
import { endOf } from './duel.ts';
import type { AnyPolicy, Contest, Player, Thought } from './players.ts';

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
  /** The share of the others that it is ahead of, two by two; of games kept from before this was noted: nothing. */
  readonly ahead?: number;
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

/** A share of so many games with what lies within 95 %. */
const within = (share: number, games: number): string => {
  const { low, high } = shareOf(share * games, games);
  return `${percent(share)} (${percent(low)} to ${percent(high)})`;
};

const line = (rows: readonly Row[]): string => {
  const { game, one, others, seats } = rows[0]!;
  const games = rows.length;
  const mean = (of: (row: Row) => number): number => rows.reduce((sum, row) => sum + of(row), 0) / games;
  const wins = mean(({ win }) => win);
  const margin = mean((row) => row.margin);
  const spread = Math.sqrt(mean((row) => (row.margin - margin) ** 2));
  const decisions = mean(({ thought }) => thought.decisions);
  const time = mean(({ thought }) => thought.time);
  const thinks = decisions === 0 ? '-' : `${Math.round(time / decisions)} ms`;
  const rate = decisions === 0 ? '-' : String(Math.round((1000 * mean(({ thought }) => thought.tried)) / time));
  const error = (2 * spread) / Math.sqrt(games);
  return [
    `${game}, ${seats} seats`,
    `${one} among ${others}`,
    games,
    within(wins, games),
    // Of a game’s pairs the mean varies less than one of them would: the interval is rather too wide.
    rows.some(({ ahead }) => ahead === undefined)
      ? '-'
      : within(
          mean(({ ahead }) => ahead!),
          games,
        ),
    `${margin.toFixed(1)} ± ${error.toFixed(1)}`,
    thinks,
    rate,
    rows.filter(({ cut }) => cut).length,
  ].join(' | ');
};

/** The rows of a file, a line each; of a file that is not there none. */
export const rowsIn = (file: string): Row[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];

/** Rows by game, players and seats, as a table in Markdown. */
export const tableOf = (rows: readonly Row[]): string => {
  const groups = Map.groupBy(rows, ({ game, one, others, seats }) => [game, seats, one, others].join());
  const lines = [...groups.values()].map((group) => `| ${line(group)} |`);
  const head =
    '| game | one among others | games | wins (95 %) | ahead of another (95 %) | margin, 2 errors | a move | games played on a second | cut |';
  return [head, `|---|---|${'--:|'.repeat(7)}`, ...lines].join('\n');
};
