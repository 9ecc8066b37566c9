import type { Lang } from '@portolan/core';
import type { Answer } from '@portolan/solvers';
import type { AnyQuestion } from '../entry.ts';
import { type Stop, type Watcher, watchOver } from './watch.ts';

/** What is asked, of which table, and how much may be spent on it. */
export interface Posed {
  readonly state: unknown;
  readonly input: unknown;
  readonly seed: number;
  /** 0: as many games, or milliseconds, as is usual; seconds: as long as it takes. */
  readonly iterations: number;
  readonly time: number;
  readonly seconds: number;
}

/** An answer, and what ended the work before it was done. */
export interface Found {
  readonly answer: Answer;
  readonly stop: Stop;
}

/** Answers a question while somebody watches. */
export const solveWatched = (
  question: AnyQuestion,
  { state, input, seed, iterations, time, seconds }: Posed,
  watcher: Watcher,
  lang: Lang,
): Found => {
  const watch = watchOver(watcher, seconds, lang);
  const answer = question.solve(state, input, {
    seed,
    ...(iterations > 0 ? { iterations } : {}),
    ...(time > 0 ? { time, now: watcher.now } : {}),
    progress: watch.progress,
  });
  return { answer, stop: watch.stopped() };
};
