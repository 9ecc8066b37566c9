import { type Happened, happenedOf, type Lesson } from '@portolan/core/lessons';
import type { Clause } from '../clauses.ts';
import type { State } from '../state.ts';
import type { Action, Event, Position } from '../types.ts';

/** A lesson of this game. */
export type RotterdamLesson = Lesson<State, Action, Event, Position, Clause>;

/** Done as soon as something has happened, of a kind and with the facts named. */
export const happened: Happened<Event> = happenedOf<Event>();

/** Done as soon as a ship has sailed to a place. */
export const sailedTo = (ship: string, to: string) => happened('sailed', { ship, to } as never);
