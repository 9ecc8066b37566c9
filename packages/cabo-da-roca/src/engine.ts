import type { Engine } from '@portolan/core';
import { parseAction } from './action-reader.ts';
import { check } from './check/index.ts';
import type { Clause } from './clauses.ts';
import { apply } from './effects/index.ts';
import { actions, chances, firingSeats, unlisted } from './listing/index.ts';
import { makePosition } from './position.ts';
import type { Refusal } from './reasons.ts';
import { outcome, scores } from './scoring.ts';
import { type Setup, seats, settings, setup } from './settings.ts';
import { clone, type State, view } from './state.ts';
import { turnOf } from './turn.ts';
import type { Action, Event, Position } from './types.ts';
import { rulesVersion } from './version.ts';

/** The engine alone: all of the game but what reads positions that people write. */
export const engine = {
  id: 'cabo-da-roca',
  seats,
  rulesVersion,
  setup,
  settings,
  turn: (state: State) => turnOf(state, firingSeats(state)),
  actions,
  unlisted,
  chances,
  check,
  apply,
  clone,
  view,
  scores,
  outcome,
  parseAction,
  makePosition,
} as const satisfies Engine<State, Action, Event, Clause, Position, Setup, Refusal>;
