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

/** A share of games and its 95% interval. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors in a 95% interval, to either side. */
const Z = 1.959964;

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

/** So many of all with the 95% interval of Wilson, which stays between 0 and 1 and is no point where nothing happened. */
export const shareOf = (won: number, n: number): Share => {
  const p = n === 0 ? 0 : won / n;
  const z2 = n === 0 ? 0 : Z ** 2 / n;
  const middle = (p + z2 / 2) / (1 + z2);
  const half = n === 0 ? 1 : (Z * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n))) / (1 + z2);
  return {
    value: rounded(p, 5),
    low: rounded(Math.max(0, middle - half), 5),
    high: rounded(Math.min(1, middle + half), 5),
  };
};
