import { shareOf as exactly, type Share, Z } from '@portolan/solvers';
import type { Counts } from './tally.ts';

/** How numbers lie: of all of them, not of a sample. */
export interface Spread {
  readonly min: number;
  /** Five in a hundred lie at or below it, ninety-five in a hundred at or below `p95`. */
  readonly p5: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
  readonly mean: number;
  /** The standard deviation. */
  readonly deviation: number;
  /** Half the width of the 95% interval of the mean. */
  readonly margin: number;
}

export const rounded = (value: number, places = 3): number => Math.round(value * 10 ** places) / 10 ** places;

/** The spread of numbers by how often each occurred; undefined of none. */
export const spreadOf = (counts: Readonly<Counts>): Spread | undefined => {
  const rows = Object.entries(counts)
    .map(([value, n]) => [Number(value), n] as const)
    .sort(([a], [b]) => a - b);
  const n = rows.reduce((sum, [, times]) => sum + times, 0);
  if (n === 0) return undefined;
  const mean = rows.reduce((sum, [value, times]) => sum + value * times, 0) / n;
  const squares = rows.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0);
  const variance = n > 1 ? squares / (n - 1) : 0;
  // The first number at or below which so many lie.
  const at = (share: number): number => {
    let seen = 0;
    for (const [value, times] of rows) {
      seen += times;
      if (seen >= share * n) return value;
    }
    return rows.at(-1)![0];
  };
  return {
    min: rows[0]![0],
    p5: at(0.05),
    median: at(0.5),
    p95: at(0.95),
    max: rows.at(-1)![0],
    mean: rounded(mean),
    deviation: rounded(Math.sqrt(variance)),
    margin: rounded(Z * Math.sqrt(variance / n)),
  };
};

/** So many of all games, as they are printed. */
export const shareOf = (won: number, games: number): Share => {
  const { value, low, high } = exactly(won, games);
  return { value: rounded(value, 5), low: rounded(low, 5), high: rounded(high, 5) };
};
