import type { QuestionWords } from '@portolan/core/answers';
import type { QuestionId } from '../questions.ts';
import { bestWords } from './best.ts';
import { bestShipmentWords } from './best-shipment.ts';
import { drawOddsWords } from './draw-odds.ts';
import { endClockWords } from './end-clock.ts';
import { fightOddsWords } from './fight-odds.ts';
import { finalRoundWords } from './final-round.ts';
import { missionPaymentsWords } from './mission-payments.ts';
import { monopolyNeedWords } from './monopoly-need.ts';

/** The words of every question: what is asked, what each field is called, and the answer; in the order of a turn. */
export const answers = {
  best: bestWords,
  missionPayments: missionPaymentsWords,
  fightOdds: fightOddsWords,
  bestShipment: bestShipmentWords,
  monopolyNeed: monopolyNeedWords,
  drawOdds: drawOddsWords,
  endClock: endClockWords,
  finalRound: finalRoundWords,
} satisfies Readonly<Record<QuestionId, QuestionWords>>;
