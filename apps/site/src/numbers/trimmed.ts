import type { RunKind } from './runs.ts';

/** A mean and half the width of its 95% interval. */
export interface Mean {
  readonly mean: number;
  readonly margin: number;
}

/** How numbers lie: nine in ten between `p5` and `p95`. */
export interface Lie extends Mean {
  readonly p5: number;
  readonly median: number;
  readonly p95: number;
}

/** A share of games and its 95% interval. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What is kept of a simulation for the pictures. */
export interface Result {
  readonly games: number;
  readonly unfinished: number;
  readonly shared: number;
  readonly checksum: string;
  /** Of each seat: the share of games won, and its points. */
  readonly bySeat: readonly { readonly share: Share; readonly points: Lie }[];
  /** Of each way to play. */
  readonly byPlayer: Readonly<Record<string, { readonly share: Share; readonly points: Lie }>>;
  readonly rounds: Lie & { readonly counts?: Readonly<Record<string, number>> };
  readonly actions: Mean;
  /** The points of the winner, and how far ahead of the next he is. */
  readonly best: Lie;
  readonly margins: Lie;
  /** By clause: how often it acts a game, and in what share of games. */
  readonly clauses?: Readonly<Record<string, { readonly times: number; readonly games: Share }>>;
}

// biome-ignore lint/suspicious/noExplicitAny: the report of the command, as JSON
type Report = any;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const meanOf = ({ mean, margin }: Mean): Mean => ({ mean, margin });

const lieOf = ({ p5, median, p95, mean, margin }: Lie): Lie => ({ p5, median, p95, mean, margin });

const placeOf = ({ share, points }: { share: Share; points: Lie }) => ({
  share: { value: rounded(share.value), low: rounded(share.low), high: rounded(share.high) },
  points: lieOf(points),
});

/** Of a report of the command, what the pictures show: all of it only where each number of seats is told. */
export const trimmed = (report: Report, kind: RunKind): Result => {
  const { games, unfinished, shared, checksum, bySeat, byPlayer, rounds, lengths, best, margins, clauses } = report;
  const whole = kind === 'seats';
  return {
    games,
    unfinished,
    shared,
    checksum,
    bySeat: bySeat.map(placeOf),
    byPlayer: Object.fromEntries(
      Object.entries(byPlayer as Result['byPlayer']).map(([name, one]) => [name, placeOf(one)]),
    ),
    rounds: { ...lieOf(rounds), ...(whole ? { counts: rounds.counts } : {}) },
    actions: meanOf(lengths),
    best: lieOf(best),
    margins: lieOf(margins),
    ...(whole ? { clauses } : {}),
  };
};
