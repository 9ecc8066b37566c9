import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Plan, Range } from '../simulation/plan.ts';
import type { Played } from '../simulation/play.ts';
import { makeQueue } from './boss.ts';
import { type JobData, type JobOutput, jobsOf, madeBy, queueName } from './jobs.ts';

/** A job that was put aside, and what its last attempt said. */
export interface Aside {
  readonly range: Range;
  readonly why: string;
}

/** What comes of a job in the queue. */
export type Collected =
  | Played
  | { readonly aside: Aside }
  | { readonly foreign: string }
  | { readonly cancelled: true };

/** Jobs that are looked at in one go. */
const LOOKED_AT = 16;

/** Milliseconds between two looks when nothing is done yet. */
const PAUSE = 400;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Puts the jobs of a simulation into the queue, those that are not there yet, and gives what becomes of each as it is done. Whatever is
 * put aside or was cancelled before is tried again. `lost` is told when the server is gone, and again when it is back.
 */
export async function* collected(
  boss: PgBoss,
  plan: Plan,
  games: number,
  heartbeatSeconds: number,
  lost: (reason: unknown) => void,
): AsyncGenerator<Collected> {
  const name = queueName(plan.game, plan.rulesVersion);
  const made = madeBy(plan.rulesVersion);
  const jobs = jobsOf(plan, games);
  await makeQueue(boss, name);
  const put = (some: typeof jobs) =>
    boss.insert(
      name,
      some.map(({ id, data }) => ({ id, data, heartbeatSeconds })),
      { returnId: false },
    );
  await put(jobs);
  await again(boss, name, jobs[0]!.data.run);
  let waiting = jobs;
  while (waiting.length > 0) {
    const front = waiting.slice(0, LOOKED_AT);
    const found = await lookedAt(boss, name, front, lost);
    const done = new Set<string>();
    for (const [i, job] of found.entries()) {
      if (job === undefined) await put([front[i]!]);
      const comes = job && comesOf(job, made);
      if (!comes) continue;
      done.add(job.id);
      yield comes;
    }
    waiting = waiting.filter(({ id }) => !done.has(id));
    if (done.size === 0) await pause(PAUSE);
  }
}

type Job = JobWithMetadata<JobData>;

/** The jobs as they stand; waits while the server does not answer. */
const lookedAt = async (
  boss: PgBoss,
  name: string,
  jobs: readonly { readonly id: string }[],
  lost: (reason: unknown) => void,
): Promise<readonly (Job | undefined)[]> => {
  for (;;) {
    try {
      return await Promise.all(jobs.map(async ({ id }) => (await boss.findJobs<JobData>(name, { id }))[0]));
    } catch (error) {
      lost(error);
      await pause(PAUSE);
    }
  }
};

const comesOf = ({ state, data: { range }, output }: Job, made: string): Collected | undefined => {
  if (state === 'cancelled') return { cancelled: true };
  if (state === 'failed') return { aside: { range, why: whyOf(output) } };
  if (state !== 'completed') return undefined;
  const { made: by, tally } = output as JobOutput;
  return by === made ? { ...range, tally, rows: [] } : { foreign: by };
};

/** What the last attempt of a job said. */
export const whyOf = (output: unknown): string => {
  const { message, value } = (output ?? {}) as {
    readonly message?: string;
    readonly value?: { readonly message?: string };
  };
  return message ?? value?.message ?? '?';
};

/** What an earlier time put aside or cancelled is tried again. */
const again = async (boss: PgBoss, name: string, run: string): Promise<void> => {
  const jobs = await boss.findJobs<JobData>(name, { data: { run }, limit: 100_000 });
  const idsOf = (state: Job['state']) => jobs.filter((job) => job.state === state).map(({ id }) => id);
  const [failed, cancelled] = [idsOf('failed'), idsOf('cancelled')];
  if (failed.length > 0) await boss.retry(name, failed);
  if (cancelled.length > 0) await boss.resume(name, cancelled);
};
