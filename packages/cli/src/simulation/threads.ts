import { fileURLToPath } from 'node:url';
import type { Range } from './plan.ts';
import type { playRange } from './play.ts';
import type { Task } from './worker.ts';

/** The file of the worker, beside this one in source and as built. */
const worker = fileURLToPath(import.meta.url).replace(/threads(\.[jt]s)$/, 'worker$1');

/** Ranges that are handed out before they are asked for, a thread. */
const AHEAD = 4;

/** Plays ranges in so many threads, and gives what became of them in their order. */
export async function* inThreads(
  ranges: readonly Range[],
  task: Omit<Task, 'range'>,
  threads: number,
): AsyncGenerator<Awaited<ReturnType<typeof playRange>>> {
  const { Tinypool } = await import('tinypool');
  const count = Math.min(threads, ranges.length);
  const pool = new Tinypool({ filename: worker, minThreads: count, maxThreads: count });
  type Becomes = ReturnType<typeof playRange>;
  const begun: Becomes[] = [];
  let next = 0;
  try {
    while (next < ranges.length || begun.length > 0) {
      while (next < ranges.length && begun.length < count * AHEAD) {
        const played = pool.run({ ...task, range: ranges[next++]! } satisfies Task) as Becomes;
        // Heard when its turn comes; until then a fault waits.
        played.catch(() => {});
        begun.push(played);
      }
      yield await begun.shift()!;
    }
  } finally {
    await pool.destroy();
  }
}
