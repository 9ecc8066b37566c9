import { arrival } from './arrival.ts';
import { best } from './best.ts';
import { bestMission } from './best-mission.ts';
import { cardThreats } from './card-threats.ts';
import { colorOutcomes } from './color-outcomes.ts';
import { productOdds } from './product-odds.ts';
import { standings } from './standings.ts';
import { launchChances, reach } from './voyage.ts';

/** Everything that can be asked about Rotterdam, by name. */
export const questions = {
  colorOutcomes,
  reach,
  launchChances,
  arrival,
  productOdds,
  bestMission,
  cardThreats,
  standings,
  best,
};

/** The name of a question. */
export type QuestionId = keyof typeof questions;
