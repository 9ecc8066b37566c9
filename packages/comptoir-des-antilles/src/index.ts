export { type Clause, clauses } from './clauses.ts';
export { reserveOf, shuffledGoods } from './counts.ts';
export type * from './edition.ts';
export { type EditionWarning, editionWarnings, makeEdition, parseEdition } from './edition-reader.ts';
export { reconstructed } from './editions/reconstructed.ts';
export { effectNames } from './effect-reader.ts';
export { rateAt } from './effects/sailing.ts';
export { engine } from './engine.ts';
export { comptoirDesAntilles } from './game.ts';
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
export type { Setup } from './settings.ts';
export type { State } from './state.ts';
export * from './types.ts';
export { validate } from './validate.ts';
export { rulesVersion } from './version.ts';
