import { type Happened, happenedOf, type Lesson } from '@portolan/core/lessons';
import type { Clause } from '../clauses.ts';
import type { State } from '../state.ts';
import type { Action, Event, Position } from '../types.ts';

/** A lesson of this game. */
export type ComptoirLesson = Lesson<State, Action, Event, Position, Clause>;

/** Done as soon as something has happened, of a kind and with the facts named. */
export const happened: Happened<Event> = happenedOf<Event>();
