import { games } from '../games.ts';
import { processIo } from '../io.ts';
import type { Plan, Range } from './plan.ts';
import { playRange, type Wishes } from './play.ts';

/** What a thread is given: it shares no memory with the others. */
export interface Task {
  readonly plan: Plan;
  readonly range: Range;
  readonly wishes: Wishes;
}

/** Plays a range in a thread of its own. */
export default async ({ plan, range, wishes }: Task): ReturnType<typeof playRange> =>
  playRange(await games[plan.game]!(), plan, range, wishes, processIo().writeFile);
