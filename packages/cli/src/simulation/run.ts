import { availableParallelism } from 'node:os';
import type { Context } from '../command.ts';
import type { GameEntry } from '../entry.ts';
import { games as everyGame } from '../games.ts';
import { mostAtOnce, type Plan, type Range, rangesOf } from './plan.ts';
import { type Played, playRange, type Unwritten, type Wishes } from './play.ts';
import { inThreads } from './threads.ts';

/** What a simulation is played with. */
export interface Job {
  readonly entry: GameEntry;
  readonly plan: Plan;
  readonly wishes: Wishes;
  /** How many threads; undefined: as many as there are cores, once it is worth it. */
  readonly workers: number | undefined;
}

/** Milliseconds that a simulation goes on alone before threads are started for it. */
const ALONE = 300;

/** Plays the ranges, in this thread or in several, and gives what became of each in their order. */
export async function* played(
  { io, games }: Context,
  { entry, plan, wishes, workers }: Job,
  ranges: readonly Range[],
): AsyncGenerator<Played | { readonly unwritten: Unwritten }> {
  // A thread knows the games of Portolan only.
  const most = games === everyGame ? (workers ?? availableParallelism()) : 1;
  const begun = io.now();
  let next = 0;
  while (next < ranges.length) {
    const alone = most === 1 || (workers === undefined && io.now() - begun < ALONE);
    if (!alone) return yield* inThreads(ranges.slice(next), { plan, wishes }, most);
    yield await playRange(entry, plan, ranges[next++]!, wishes, io.writeFile);
    // Who watches is told, and a reader who has gone is noticed.
    await new Promise((done) => setImmediate(done));
  }
}

/** All games of so many as ranges; those that are left, where some were played before. */
export const rangesOfAll = (games: number, left: readonly Range[] = [{ from: 0, to: games }]): readonly Range[] =>
  left.flatMap((range) => rangesOf(range, mostAtOnce(games)));
