import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Found } from './solve.ts';
import type { Task } from './worker.ts';

/** The file of the worker, beside this one in source and as built. */
const file = fileURLToPath(import.meta.url).replace(/thread(\.[jt]s)$/, 'worker$1');

type Said = { readonly shown: string } | { readonly found: Found };

/**
 * Answers a question in a thread, so that this one hears Ctrl-C: it ends the work with what was found until then; once more, and the
 * command ends as any other.
 */
export const solveInThread = (task: Omit<Task, 'ended'>, show: (text: string) => void): Promise<Found> =>
  new Promise((done, fail) => {
    const ended = new Int32Array(new SharedArrayBuffer(4));
    const end = (): void => {
      Atomics.store(ended, 0, 1);
    };
    process.once('SIGINT', end);
    const leave = () => process.off('SIGINT', end);
    const thread = new Worker(file, { workerData: { ...task, ended } satisfies Task });
    thread.on('message', (said: Said) => {
      if ('shown' in said) return show(said.shown);
      leave();
      done(said.found);
    });
    thread.on('error', (error) => {
      leave();
      fail(error);
    });
  });
