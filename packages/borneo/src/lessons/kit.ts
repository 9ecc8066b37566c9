import { type Attempt, type Happened, happenedOf, type Lesson } from '@portolan/core/lessons';
import type { Clause } from '../clauses.ts';
import type { State } from '../state.ts';
import type { Action, Event, Position } from '../types.ts';

/** A lesson of this game. */
export type BorneoLesson = Lesson<State, Action, Event, Position, Clause>;

type Done = Attempt<State, Action, Event>;

/** Done as soon as something has happened, of a kind and with the facts named. */
export const happened: Happened<Event> = happenedOf<Event>();

/** Done as soon as the turn is in a phase. */
export const inPhase =
  (phase: State['phase']) =>
  ({ state, own }: Done): boolean =>
    own > 0 && state.phase === phase;
