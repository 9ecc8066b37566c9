import type { Game } from '@portolan/core';
import { parseAction } from './action-reader.ts';
import { check } from './check/index.ts';
import type { Clause } from './clauses.ts';
import { apply } from './effects/index.ts';
import { actions, chances } from './listing/index.ts';
import { unlisted } from './listing/unlisted.ts';
import { makePosition, parsePosition } from './position.ts';
import type { Impossibility, Refusal } from './reasons.ts';
import { outcome, scores } from './scoring.ts';
import { type Setup, seats, settings, setup } from './settings.ts';
import { clone, type State, view } from './state.ts';
import { turn } from './turn.ts';
import type { Action, Event, Position } from './types.ts';
import { untold } from './untold.ts';
import { validate } from './validate.ts';
import { rulesVersion } from './version.ts';

export { type Clause, clauses } from './clauses.ts';
export type * from './edition.ts';
export { makeEdition, parseEdition } from './edition-reader.ts';
export { reconstructed } from './editions/reconstructed.ts';
export { faceText, parseFace } from './faces.ts';
export { cheapestMissions, countMissionPayments, keepingMissions, missionPayments } from './listing/mission.ts';
export { countFlags } from './pieces/tower.ts';
export { makePosition, parsePosition } from './position.ts';
export {
  defaultOf,
  defaultReadings,
  flagReadings,
  isRuling,
  type Readings,
  type RulingName,
  type Rulings,
  readingsOf,
  rulingNames,
  sharingReadings,
} from './readings.ts';
export { eventClauses, type Impossibility, impossibilities, type Refusal, refusals } from './reasons.ts';
export { actionSchema, editionSchema, type JsonSchema, logSchema, positionSchema } from './schema.ts';
export type { Setup } from './settings.ts';
export { type Distribution, type Fight, type State, shipmentZones, unseenFaces } from './state.ts';
export * from './types.ts';
export { validate } from './validate.ts';
export { rulesVersion } from './version.ts';

/** Borneo: three to five players, four spice companies, three ports. */
export const borneo = {
  id: 'borneo',
  seats,
  rulesVersion,
  setup,
  settings,
  turn,
  actions,
  unlisted,
  untold,
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
