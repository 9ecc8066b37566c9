export type { AdviseInput } from '../advise.ts';
export type { AdviseAnswer, RankedAction } from './advise.ts';
export type { ArrivalAnswer, ArrivalInput, RankedChoice } from './arrival.ts';
export type { BestMissionAnswer, BestMissionInput, MissionGoal, RankedMission } from './best-mission.ts';
export type { CardThreatsAnswer, CardThreatsInput, RankedUse, ThreatCard } from './card-threats.ts';
export type { ColorOutcome, ColorOutcomesAnswer, ColorOutcomesInput, RankedColor } from './color-outcomes.ts';
export type { Completion } from './payments.ts';
export { sensible } from './policy.ts';
export type { ProductOddsAnswer, ProductOddsInput, RankedProduct } from './product-odds.ts';
export { type QuestionId, questions } from './questions.ts';
export type { MissionVerdict, Range, RankedStanding, StandingsAnswer, StandingsInput, Verdict } from './standings.ts';
export type {
  LaunchChancesAnswer,
  LaunchChancesInput,
  LosingChannel,
  RankedChannel,
  RankedStart,
  ReachAnswer,
  ReachInput,
} from './voyage.ts';
export { answers } from './words/index.ts';
