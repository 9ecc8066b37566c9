export type { BestInput } from '../input.ts';
export type { BestAnswer } from '../search/index.ts';
export type { ArrivalAnswer, RankedMove } from './arrival.ts';
export type { BestMissionAnswer, RankedMission } from './best-mission.ts';
export type { CardThreatsAnswer, RankedUse, ThreatCard } from './card-threats.ts';
export type { ColorOutcome, ColorOutcomesAnswer, RankedColor } from './color-outcomes.ts';
export {
  type ArrivalInput,
  type BestMissionInput,
  type CardThreatsInput,
  type ColorOutcomesInput,
  inputs,
  type LaunchChancesInput,
  type MissionGoal,
  type ProductOddsInput,
  type ReachInput,
  type StandingsInput,
} from './inputs.ts';
export type { Completion } from './payments.ts';
export { promises, sensible } from './policy.ts';
export type { ProductOddsAnswer, RankedProduct } from './product-odds.ts';
export { type QuestionId, questions } from './questions.ts';
export { sample } from './sample.ts';
export { searched } from './search.ts';
export type { Range, RankedStanding, StandingsAnswer, WhoWins, WhoWinsAfter } from './standings.ts';
export type { LaunchChancesAnswer, LosingChannel, RankedChannel, RankedStart, ReachAnswer } from './voyage.ts';
export { answers } from './words/index.ts';
