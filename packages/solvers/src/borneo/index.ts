import { advise } from './advise.ts';
import { bestShipment } from './best-shipment.ts';
import { drawOdds } from './draw-odds.ts';
import { endClock } from './end-clock.ts';
import { fightOdds } from './fight-odds.ts';
import { finalRound } from './final-round.ts';
import { missionPayments } from './mission-payments.ts';
import { monopolyNeed } from './monopoly-need.ts';

/** Everything that can be asked about Borneo, by name. */
export const questions = {
  missionPayments,
  fightOdds,
  bestShipment,
  monopolyNeed,
  finalRound,
  endClock,
  drawOdds,
  advise,
};

/** The name of a question. */
export type QuestionId = keyof typeof questions;

export type { AdviseInput } from '../advise.ts';
export type { AdviseAnswer, RankedAction } from './advise.ts';
export type { BestShipmentAnswer, BestShipmentInput, RankedShipment } from './best-shipment.ts';
export type { DrawOddsAnswer, DrawOddsInput } from './draw-odds.ts';
export type { EndClockAnswer } from './end-clock.ts';
export type { FightOddsAnswer, FightOddsInput, RankedAttack } from './fight-odds.ts';
export type { FinalChoice, FinalRoundAnswer } from './final-round.ts';
export type { MissionPaymentsAnswer, MissionPaymentsInput, RankedPayment } from './mission-payments.ts';
export type { MonopolyNeedAnswer, MonopolyNeedInput } from './monopoly-need.ts';
export type { Scale } from './picks.ts';
export { sensible } from './policy.ts';
export { answers } from './words/index.ts';
