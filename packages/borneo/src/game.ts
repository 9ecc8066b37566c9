import type { Game } from '@portolan/core';
import type { Clause } from './clauses.ts';
import { engine } from './engine.ts';
import { parsePosition } from './position.ts';
import type { Impossibility, Refusal } from './reasons.ts';
import type { Setup } from './settings.ts';
import type { State } from './state.ts';
import type { Action, Event, Position } from './types.ts';
import { validate } from './validate.ts';

/** Borneo: three to five players, four spice companies, three ports. */
export const borneo = {
  ...engine,
  parsePosition,
  validate,
} as const satisfies Game<State, Action, Event, Clause, Position, Setup, Refusal, Impossibility>;
