import { parentPort, workerData } from 'node:worker_threads';
import type { Lang } from '@portolan/core';
import { games } from '../games.ts';
import { type Posed, solveWatched } from './solve.ts';

/** What the thread is given. */
export interface Task {
  readonly game: string;
  readonly question: string;
  readonly asked: Posed;
  readonly lang: Lang;
  /** 1 once somebody has asked for the end. */
  readonly ended: Int32Array;
}

const { game, question, asked, lang, ended } = workerData as Task;
const { questions } = await games[game]!();
const watcher = {
  now: () => performance.now(),
  show: (shown: string) => parentPort!.postMessage({ shown }),
  isEnded: () => Atomics.load(ended, 0) === 1,
};
parentPort!.postMessage({ found: solveWatched(questions[question]!, asked, watcher, lang) });
