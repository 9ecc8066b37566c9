export { type Clause, clauses } from './clauses.ts';
export type * from './edition.ts';
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
export * from './types.ts';
