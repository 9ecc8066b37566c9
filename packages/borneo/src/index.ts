export { type Clause, clauses } from './clauses.ts';
export type * from './edition.ts';
export { makeEdition, parseEdition } from './edition-reader.ts';
export { reconstructed } from './editions/reconstructed.ts';
export { engine } from './engine.ts';
export { faceText, parseFace } from './faces.ts';
export { borneo } from './game.ts';
export {
  cheapestMissions,
  countMissionPayments,
  keepingMissions,
  missionPayments,
  tradedMissions,
} from './listing/mission.ts';
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
