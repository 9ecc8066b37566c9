export type { BestInput } from '../input.ts';
export type { BestAnswer } from '../search/index.ts';
export type { BestShipmentAnswer, RankedShipment } from './best-shipment.ts';
export type { DrawOddsAnswer } from './draw-odds.ts';
export type { EndClockAnswer } from './end-clock.ts';
export type { FightOddsAnswer, RankedAttack } from './fight-odds.ts';
export type { FinalChoice, FinalRoundAnswer } from './final-round.ts';
export {
  type BestShipmentInput,
  type DrawOddsInput,
  type FightOddsInput,
  inputs,
  type MissionPaymentsInput,
  type MonopolyNeedInput,
  type Scale,
} from './inputs.ts';
export type { MissionPaymentsAnswer, RankedPayment } from './mission-payments.ts';
export type { MonopolyNeedAnswer } from './monopoly-need.ts';
export { promises, sensible } from './policy.ts';
export { type QuestionId, questions } from './questions.ts';
export { sample } from './sample.ts';
export { searched } from './search.ts';
export { answers } from './words/index.ts';
