import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Plan } from '../simulation/plan.ts';
import { whyOf } from './collect.ts';
import { type JobData, queueParts } from './jobs.ts';

/** How a simulation in the queue stands, in games. */
export interface Run {
  readonly run: string;
  readonly plan: Plan;
  readonly games: number;
  /** The version that plays it. */
  readonly made: string;
  readonly done: number;
  readonly active: number;
  readonly waiting: number;
  readonly cancelled: number;
  /** What was put aside, and why. */
  readonly aside: readonly { readonly from: number; readonly to: number; readonly why: string }[];
}

type Job = JobWithMetadata<JobData>;

/** Jobs read in one go. */
const PAGE = 5000;

/** All jobs of a queue. */
async function* allJobs(boss: PgBoss, name: string): AsyncGenerator<Job> {
  let after: string | undefined;
  for (;;) {
    const jobs = await boss.findJobs<JobData>(name, { limit: PAGE, ...(after ? { after } : {}) });
    yield* jobs;
    if (jobs.length < PAGE) return;
    after = jobs.at(-1)!.id;
  }
}

/** All simulations in the queue, those of other versions too. */
export const runsIn = async (
  boss: PgBoss,
): Promise<readonly (Run & { readonly queue: string; readonly open: readonly string[] })[]> => {
  const runs = new Map<string, Counted>();
  for (const { name } of await boss.getQueues()) {
    const parts = queueParts(name);
    if (!parts) continue;
    for await (const job of allJobs(boss, name)) {
      const { run, plan, games } = job.data;
      const counted = runs.get(run) ?? {
        queue: name,
        run,
        plan,
        games,
        made: parts.made,
        done: 0,
        active: 0,
        waiting: 0,
        cancelled: 0,
        aside: [],
        open: [],
      };
      runs.set(run, counted);
      count(counted, job);
    }
  }
  return [...runs.values()];
};

type Counted = { -readonly [Key in keyof Run]: Run[Key] } & {
  queue: string;
  open: string[];
  aside: { from: number; to: number; why: string }[];
};

const count = (run: Counted, { id, state, data: { range }, output }: Job): void => {
  const games = range.to - range.from;
  if (state === 'completed') run.done += games;
  else if (state === 'cancelled') run.cancelled += games;
  else if (state === 'failed') run.aside.push({ ...range, why: whyOf(output) });
  else {
    run.open.push(id);
    if (state === 'active') run.active += games;
    else run.waiting += games;
  }
};

/** Cancels what a simulation has not played yet. */
export const cancelRun = async (
  boss: PgBoss,
  { queue, open }: { readonly queue: string; readonly open: readonly string[] },
) => {
  if (open.length > 0) await boss.cancel(queue, [...open]);
};
