import type { Kind, Policy, SetupOptions } from '@portolan/core';
import { uniform } from '@portolan/core';
import { strongBy } from '@portolan/solvers/search';
import type { GameEntry } from '../entry.ts';

/** Everything that the games of a simulation hang on, as plain JSON: the same plan gives the same games anywhere. */
export interface Plan {
  readonly game: string;
  /** The version of the rules that it is played by. */
  readonly rulesVersion: number;
  readonly settings: SetupOptions;
  readonly seed: number;
  /** How each seat plays, by the name of its policy. */
  readonly players: readonly string[];
  /** Whether the players change seats from game to game, so that each sits everywhere equally often. */
  readonly rotated: boolean;
  /** Actions after which a game counts as endless; left out: very many. */
  readonly maxActions?: number;
}

/** A game that has not ended by then is stopped, where nobody says when: there are boxes in which nobody can win. */
export const MOST_ACTIONS = 100_000;

/** Games by their number, from the first up to but not including the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The names of the ways to play a game. */
export const policyNames = ({ policies, searched }: GameEntry): readonly string[] => [
  ...new Set(['random', ...Object.keys(policies), ...(searched ? ['search:200ms', 'search:64'] : [])]),
];

/** The most milliseconds, or games, that a search is given for each move. */
export const MOST_BUDGET = 999_999;

/** A search within so many milliseconds, or so many games, for each move. */
const searching = /^search:([1-9]\d{0,5})(ms)?$/;

/** The way to play of that name; undefined if there is none. */
export const policyNamed = ({ policies, searched }: GameEntry, name: string): Policy<unknown, Kind> | undefined => {
  if (Object.hasOwn(policies, name)) return policies[name];
  const [, budget, isTime] = searching.exec(name) ?? [];
  if (budget !== undefined && searched) {
    const most = Number(budget);
    return strongBy(searched, isTime ? { time: most, now: () => performance.now() } : { iterations: most });
  }
  return name === 'random' ? uniform : undefined;
};

/** Who sits where in a game of that number. */
export const seated = ({ players, rotated }: Plan, number: number): readonly string[] => {
  const by = rotated ? number % players.length : 0;
  return players.map((_, seat) => players[(seat + by) % players.length]!);
};

/** The games in ranges: short ones first, so that there is soon something to tell, and never so many that nobody can hold them. */
export const rangesOf = ({ from, to }: Range, most: number): readonly Range[] => {
  const ranges: Range[] = [];
  for (let begin = from, size = 1; begin < to; begin += size, size = Math.min(size * 2, most)) {
    ranges.push({ from: begin, to: Math.min(begin + size, to) });
  }
  return ranges;
};

/** The most games of a range, of so many in all. */
export const mostAtOnce = (games: number): number =>
  Math.max(1, Math.min(Math.ceil(games / 100), 200), Math.ceil(games / 5000));

/** What is left of the games when some have been played. */
export const missing = (games: number, played: readonly Range[]): readonly Range[] => {
  const left: Range[] = [];
  let next = 0;
  for (const { from, to } of played.toSorted((a, b) => a.from - b.from)) {
    if (from > next) left.push({ from: next, to: Math.min(from, games) });
    next = Math.max(next, to);
    if (next >= games) return left;
  }
  return [...left, { from: next, to: games }];
};
