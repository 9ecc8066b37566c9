import type { Lang } from '@portolan/core';
import { capital, decimal, type Noun, number, percent, signed } from '@portolan/core/words';
import { fill } from '../kit/text.ts';
import type { Run } from './runs.ts';
import type { Lie, Result, Share } from './trimmed.ts';
import { numbersWords as words } from './words.ts';

/** A share as its figures: `25,1 %`. */
export const shareTold = ({ value }: Share, lang: Lang): string => percent(value, lang);

/** An interval of a share: `23,2–27,1 %`. */
export const intervalTold = ({ low, high }: Share, lang: Lang): string =>
  `${decimal(low * 100, 1, lang)}–${percent(high, lang)}`;

/** Points and rounds, with a decimal where they are small. */
export const amount = (value: number, lang: Lang): string =>
  Math.abs(value) >= 100 ? number(Math.round(value), lang) : decimal(value, 1, lang);

/** A difference with its sign; one that is nothing at the first decimal has none. */
export const differenceTold = (value: number, lang: Lang): string =>
  Math.abs(value) < 0.05 ? '0' : signed(value, lang);

/** Where nine of ten lie: `8–11`. */
export const mostTold = ({ p5, p95 }: Lie, lang: Lang): string =>
  p5 === p95 ? number(p5, lang) : `${number(p5, lang)}–${number(p95, lang)}`;

/** What the points of a game are called, at the head of a sentence: `Primes`. */
export const unitTold = (unit: Noun, lang: Lang): string => capital(unit[lang][1]);

/** What rounds of the table are called, at the head of a column: `Manches`. */
export const roundsTold = (round: Noun, lang: Lang): string => capital(round[lang][1]);

/** The table for so many that a heading is of; the first where it was not played. */
export const mainOf = (told: readonly Measured[], main: number): Measured =>
  told.find(({ run }) => run.seats === main) ?? told[0]!;

/** How many play. */
export const atTable = (n: number, lang: Lang): string => fill(words.players[lang], { n });

/** How many games a picture rests on, by whom, and what its whiskers are, if it has some. */
export const madeOf = (runs: readonly Run[], lang: Lang, hasWhiskers = true): string => {
  const games = runs.reduce((sum, run) => sum + run.games, 0);
  const parts = [fill(words.played[lang], { n: number(games, lang) }), words.bySensible[lang]];
  return [...parts, ...(hasWhiskers ? [words.whiskers[lang]] : [])].join(' · ');
};

/** A run with what came of it, where it was played. */
export interface Measured {
  readonly run: Run;
  readonly result: Result;
}

/** Runs of a kind with their results; those that were not played are left out. */
export const toldOf = (
  runs: readonly Run[],
  results: Readonly<Record<string, Result>>,
  kind: Run['kind'],
): readonly Measured[] =>
  runs.flatMap((run) => (run.kind === kind && results[run.id] ? [{ run, result: results[run.id]! }] : []));
