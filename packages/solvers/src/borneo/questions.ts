import { best } from './best.ts';
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
  best,
};

/** The name of a question. */
export type QuestionId = keyof typeof questions;
