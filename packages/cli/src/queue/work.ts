import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Games } from '../entry.ts';
import type { Plan, Range } from '../simulation/plan.ts';
import type { Tally } from '../simulation/tally.ts';
import { makeQueue } from './boss.ts';
import { type JobData, type JobOutput, madeBy, queueName, queueParts } from './jobs.ts';

/** What a worker tells of. */
export interface Heard {
  /** A range was played. */
  readonly done: (data: JobData) => void;
  /** A job could not be played; it is given out again, or put aside. */
  readonly failed: (data: JobData, why: string) => void;
}

/** Plays a range: in a thread, so that this one can go on telling that it lives. */
export type PlayRange = (plan: Plan, range: Range) => Promise<Tally>;

/** Looks for jobs of all games that this version plays, in so many threads at once. */
export const work = async (
  boss: PgBoss,
  games: Games,
  threads: number,
  play: PlayRange,
  heard: Heard,
): Promise<void> => {
  for (const load of Object.values(games)) {
    const { game } = await load();
    const name = queueName(game.id, game.rulesVersion);
    await makeQueue(boss, name);
    // Two batches under way: while the last of one is played, the other keeps the threads at work.
    const options = {
      batchSize: Math.max(2, threads),
      localConcurrency: 2,
      pollingIntervalSeconds: 1,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await boss.work<JobData>(name, options, (jobs: Job<JobData>[]) => Promise.all(jobs.map(one)));
  }

  async function one({ id, data }: Job<JobData>): Promise<JobResult> {
    try {
      const tally = await play(data.plan, data.range);
      heard.done(data);
      return { id, status: 'completed', output: { made: madeBy(data.plan.rulesVersion), tally } satisfies JobOutput };
    } catch (error) {
      const { message } = error as Error;
      heard.failed(data, message);
      return { id, status: 'failed', output: { message } };
    }
  }
};

/** Queues in which jobs wait that another version plays: this one leaves them alone. */
export const foreignQueues = async (boss: PgBoss, games: Games): Promise<readonly { game: string; made: string }[]> => {
  const own = new Set<string>();
  for (const load of Object.values(games)) {
    const { game } = await load();
    own.add(queueName(game.id, game.rulesVersion));
  }
  const foreign: { game: string; made: string }[] = [];
  for (const { name } of await boss.getQueues()) {
    const parts = queueParts(name);
    if (!parts || own.has(name)) continue;
    const [waiting] = await boss.findJobs(name, { queued: true, limit: 1 });
    if (waiting) foreign.push(parts);
  }
  return foreign;
};

/** Whether nothing waits and nothing is being played, here or elsewhere. */
export const isIdle = async (boss: PgBoss, games: Games): Promise<boolean> => {
  for (const load of Object.values(games)) {
    const { game } = await load();
    const jobs = await boss.findJobs(queueName(game.id, game.rulesVersion), { limit: 100_000 });
    if (jobs.some(({ state }) => open.has(state))) return false;
  }
  return true;
};

/** States of a job that is not done yet. */
const open: ReadonlySet<string> = new Set(['created', 'retry', 'active']);
