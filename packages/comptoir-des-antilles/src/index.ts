import type { Game } from '@portolan/core';
import { parseAction } from './action-reader.ts';
import { check } from './check/index.ts';
import type { Clause } from './clauses.ts';
import { apply } from './effects/index.ts';
import { actions, chances } from './listing/index.ts';
import { makePosition, parsePosition } from './position.ts';
import type { Impossibility, Refusal } from './reasons.ts';
import { outcome, scores } from './scoring.ts';
import { type Setup, seats, settings, setup } from './settings.ts';

export type { Setup } from './settings.ts';
export { rulesVersion } from './version.ts';

import { clone, type State, view } from './state.ts';
import { turn } from './turn.ts';
import type { Action, Event, Position } from './types.ts';
import { validate } from './validate.ts';
import { rulesVersion } from './version.ts';

export { type Clause, clauses } from './clauses.ts';
export { reserveOf, shuffledGoods } from './counts.ts';
export type * from './edition.ts';
export { type EditionWarning, editionWarnings, makeEdition, parseEdition } from './edition-reader.ts';
export { reconstructed } from './editions/reconstructed.ts';
export { effectNames } from './effect-reader.ts';
export { rateAt } from './effects/sailing.ts';
export { waysOf } from './listing/contact.ts';
export { makePosition, parsePosition } from './position.ts';
export {
  defaultOf,
  defaultReadings,
  isRuling,
  type Readings,
  type RulingName,
  type Rulings,
  readingsOf,
  rulingNames,
} from './readings.ts';
export { eventClauses, type Impossibility, impossibilities, type Refusal, refusals } from './reasons.ts';
export { actionSchema, editionSchema, logSchema, positionSchema } from './schema.ts';
export type { State } from './state.ts';
export * from './types.ts';
export { validate } from './validate.ts';

/** Comptoir des Antilles: three or four players, four quays, twenty ships. */
export const comptoirDesAntilles = {
  id: 'comptoir-des-antilles',
  seats,
  rulesVersion,
  setup,
  settings,
  turn,
  actions,
  chances,
  check,
  apply,
  clone,
  view,
  scores,
  outcome,
  parseAction,
  parsePosition,
  makePosition,
  validate,
} as const satisfies Game<State, Action, Event, Clause, Position, Setup, Refusal, Impossibility>;
