import type { QuestionWords } from '@portolan/core/answers';
import type { QuestionId } from '../questions.ts';
import { bestWords } from './best.ts';
import { bestTurnWords } from './best-turn.ts';
import { chancesWords } from './chances.ts';
import { endDistanceWords } from './end-distance.ts';
import { goodsForecastWords } from './goods-forecast.ts';
import { threatsWords } from './threats.ts';
import { tileWorthWords } from './tile-worth.ts';

/** The words of every question: what is asked, what each field is called, and the answer; in the order of a turn. */
export const answers: Readonly<Record<QuestionId, QuestionWords>> = {
  best: bestWords,
  bestTurn: bestTurnWords,
  threats: threatsWords,
  goodsForecast: goodsForecastWords,
  tileWorth: tileWorthWords,
  endDistance: endDistanceWords,
  chances: chancesWords,
};
