export { atRandom } from './at-random.ts';
export { type Box, boxOf, NONE } from './box.ts';
export { type Clause, clauses } from './clauses.ts';
export type * from './edition.ts';
export { makeEdition, parseEdition } from './edition-reader.ts';
export { reconstructed } from './editions/reconstructed.ts';
export { engine } from './engine.ts';
export { rotterdam } from './game.ts';
export { actionsPlaying } from './listing/index.ts';
export type { UnlistedReason } from './listing/unlisted.ts';
export { makePosition, parsePosition, wholePosition } from './position.ts';
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
export type { Setup } from './settings.ts';
export type { State } from './state.ts';
export * from './types.ts';
export { validate } from './validate.ts';
export { rulesVersion } from './version.ts';
