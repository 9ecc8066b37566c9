import { createHash } from 'node:crypto';
import { mostAtOnce, type Plan, type Range, rangesOf } from '../simulation/plan.ts';
import type { Tally } from '../simulation/tally.ts';
import { version } from '../version.ts';

/** A range of games to play. */
export interface JobData {
  /** The simulation that it belongs to. */
  readonly run: string;
  readonly plan: Plan;
  /** How many games the simulation has in all. */
  readonly games: number;
  readonly range: Range;
}

/** What a worker hands in. */
export interface JobOutput {
  /** The version that played. */
  readonly made: string;
  readonly tally: Tally;
}

/** How everything of ours in a queue begins. */
const PREFIX = 'portolan';

/** What plays the same games of a game: the version of the command and of the rules. */
export const madeBy = (rulesVersion: number): string => `${version()}.r${rulesVersion}`;

/** The queue that jobs of a game wait in: only who plays the very same games looks there. */
export const queueName = (game: string, rulesVersion: number): string => `${PREFIX}/${game}/${madeBy(rulesVersion)}`;

/** The game and the version that a queue is for; undefined if it is none of ours. */
export const queueParts = (name: string): { readonly game: string; readonly made: string } | undefined => {
  const [prefix, game, made] = name.split('/');
  return prefix === PREFIX && game && made ? { game, made } : undefined;
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The name of a simulation: the same line has the same, so that it goes on where it was. */
export const runOf = (plan: Plan, games: number): string =>
  hashOf(JSON.stringify([madeBy(plan.rulesVersion), plan, games])).slice(0, 12);

/** The id of a job, a UUID, the same for the same range: put in twice, it is there once. */
export const jobId = (run: string, { from, to }: Range): string =>
  hashOf(`${run} ${from} ${to}`)
    .slice(0, 32)
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');

/** All jobs of a simulation, by their ids. */
export const jobsOf = (plan: Plan, games: number): readonly { readonly id: string; readonly data: JobData }[] => {
  const run = runOf(plan, games);
  return rangesOf({ from: 0, to: games }, mostAtOnce(games)).map((range) => ({
    id: jobId(run, range),
    data: { run, plan, games, range },
  }));
};
