import type { Attempt, Lesson } from '@portolan/core/lessons';
import type { Clause } from '../clauses.ts';
import type { State } from '../state.ts';
import type { Action, Event, Position } from '../types.ts';

/** A lesson of this game. */
export type ComptoirLesson = Lesson<State, Action, Event, Position, Clause>;

type Done = Attempt<State, Action, Event>;

/** Done as soon as something has happened, of a kind and with the facts named. */
export const happened =
  <Name extends Event['kind']>(kind: Name, facts: Partial<Extract<Event, { kind: Name }>> = {}) =>
  ({ events }: Done): boolean =>
    events.some(
      (event) =>
        event.kind === kind &&
        Object.entries(facts).every(([key, value]) => (event as unknown as Record<string, unknown>)[key] === value),
    );
