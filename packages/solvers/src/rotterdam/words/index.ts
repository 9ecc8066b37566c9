import type { QuestionWords } from '@portolan/core/answers';
import type { QuestionId } from '../questions.ts';
import { arrivalWords } from './arrival.ts';
import { bestWords } from './best.ts';
import { bestMissionWords } from './best-mission.ts';
import { cardThreatsWords } from './card-threats.ts';
import { colorOutcomesWords } from './color-outcomes.ts';
import { launchChancesWords } from './launch-chances.ts';
import { productOddsWords } from './product-odds.ts';
import { reachWords } from './reach.ts';
import { standingsWords } from './standings.ts';

/** The words of every question: what is asked, what each field is called, and the answer; in the order of a round. */
export const answers: Readonly<Record<QuestionId, QuestionWords>> = {
  best: bestWords,
  launchChances: launchChancesWords,
  colorOutcomes: colorOutcomesWords,
  arrival: arrivalWords,
  reach: reachWords,
  cardThreats: cardThreatsWords,
  productOdds: productOddsWords,
  bestMission: bestMissionWords,
  standings: standingsWords,
};
