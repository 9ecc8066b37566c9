export { type Clause, clauses } from './clauses.ts';
export type * from './edition.ts';
export { reconstructed } from './editions/reconstructed.ts';
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
export * from './types.ts';
