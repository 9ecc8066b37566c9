import { type Attempt, type Happened, happenedOf, type Lesson } from '@portolan/core/lessons';
import type { Clause } from '../clauses.ts';
import type { State } from '../state.ts';
import type { Action, Event, Position } from '../types.ts';

/** A lesson of this game. */
export type CaboLesson = Lesson<State, Action, Event, Position, Clause>;

type Done = Attempt<State, Action, Event>;

/** Done as soon as something has happened, of a kind and with the facts named. */
export const happened: Happened<Event> = happenedOf<Event>();

/** Done as soon as something of a kind has happened so many times. */
export const happenedTimes =
  (kind: Event['kind'], times: number) =>
  ({ events }: Done): boolean =>
    events.filter((event) => event.kind === kind).length >= times;

/** Done as soon as all of this is. */
export const both =
  (...goals: readonly ((done: Done) => boolean)[]) =>
  (done: Done): boolean =>
    goals.every((goal) => goal(done));

/** Starting ports that are still in the hand. */
export const unlaid = { home: ['A', 'B'], homeLaid: [false, false] } as const;

/** The ports of the strait, each held by a sailor of its player. */
export const governors = [
  { owner: 0, at: [1, 0] },
  { owner: 1, at: [3, 2] },
] as const;

/** The starting ports of the strait. */
export const home = ['A', 'B'] as const;
