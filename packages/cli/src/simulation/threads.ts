import { fileURLToPath } from 'node:url';
import type { Range } from './plan.ts';
import type { playRange } from './play.ts';
import type { Task } from './worker.ts';

/** The file of the worker, beside this one in source and as built. */
const worker = fileURLToPath(import.meta.url).replace(/threads(\.[jt]s)$/, 'worker$1');

/** Ranges that are handed out before they are asked for, a thread. */
const AHEAD = 4;

type Becomes = ReturnType<typeof playRange>;

/** Threads that play. */
export interface Threads {
  readonly play: (task: Task) => Becomes;
  readonly end: () => Promise<void>;
}

/** So many threads; they are begun with the first work. */
export const threadsOf = async (count: number): Promise<Threads> => {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({ filename: worker, minThreads: count, maxThreads: count });
  return { play: (task) => pool.run(task) as Becomes, end: () => pool.destroy() };
};

/** Plays ranges in so many threads, and gives what became of them in their order. */
export async function* inThreads(
  ranges: readonly Range[],
  task: Omit<Task, 'range'>,
  most: number,
): AsyncGenerator<Awaited<Becomes>> {
  const count = Math.min(most, ranges.length);
  const threads = await threadsOf(count);
  const begun: Becomes[] = [];
  let next = 0;
  try {
    while (next < ranges.length || begun.length > 0) {
      while (next < ranges.length && begun.length < count * AHEAD) {
        const played = threads.play({ ...task, range: ranges[next++]! });
        // Heard when its turn comes; until then a fault waits.
        played.catch(() => {});
        begun.push(played);
      }
      yield await begun.shift()!;
    }
  } finally {
    await threads.end();
  }
}
