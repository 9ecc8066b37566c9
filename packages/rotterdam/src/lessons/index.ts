import type { Lessons } from '@portolan/core/lessons';
import type { Clause } from '../clauses.ts';
import { typeset } from '../rules/typeset.ts';
import type { State } from '../state.ts';
import type { Action, Event, Position } from '../types.ts';
import { calling } from './calling.ts';
import { ending } from './ending.ts';
import { firstTurn } from './first-turn.ts';
import { launching } from './launching.ts';
import { meeting } from './meeting.ts';
import { missions } from './missions.ts';
import { navigation } from './navigation.ts';
import { trading } from './trading.ts';
import { unloading } from './unloading.ts';

export type { RotterdamLesson } from './kit.ts';

/** The lessons, in the order in which one needs them for a first game. */
export const lessons: Lessons<State, Action, Event, Position, Clause> = typeset({
  lessons: [launching, calling, meeting, navigation, unloading, trading, missions, ending, firstTurn],
  leftOut: {},
});
