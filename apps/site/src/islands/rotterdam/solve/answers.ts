import type { Lang } from '@portolan/core';
import { rules } from '@portolan/rotterdam/rules';
import type {
  AdviseAnswer,
  ArrivalAnswer,
  BestMissionAnswer,
  CardThreatsAnswer,
  ColorOutcomesAnswer,
  LaunchChancesAnswer,
  ProductOddsAnswer,
  QuestionId,
  ReachAnswer,
  StandingsAnswer,
} from '@portolan/solvers/rotterdam';
import { shipOf } from '../../../boards/rotterdam/model.ts';
import { adviceIn, tries } from '../../solve/advice.ts';
import type { Told } from '../../solve/game.ts';
import type { Solved } from '../../solve/solved.ts';
import { bestMission, cardThreats, productOdds, standings } from './card-answers.ts';
import { arrival, colorOutcomes, launchChances, reach } from './river-answers.ts';
import type { Asking } from './table.ts';

const advise = adviceIn(rules.action, { fr: 'points', en: 'points' }, tries);

/** The answer to a question in words and bars. */
export const solvedText = ({ id, answer, input, table }: Told<Asking>, lang: Lang): Solved => {
  const tell: Readonly<Record<QuestionId, () => Solved>> = {
    advise: () => advise(answer as AdviseAnswer, lang),
    colorOutcomes: () => colorOutcomes(answer as ColorOutcomesAnswer, lang),
    arrival: () => arrival(answer as ArrivalAnswer, lang),
    reach: () => reach(answer as ReachAnswer, String(input.harbor), lang),
    launchChances: () => launchChances(answer as LaunchChancesAnswer, lang),
    productOdds: () => productOdds(answer as ProductOddsAnswer, String(input.product), lang),
    bestMission: () => bestMission(answer as BestMissionAnswer, lang),
    cardThreats: () => cardThreats(answer as CardThreatsAnswer, shipOf(table, String(input.ship))?.cargo ?? null, lang),
    standings: () => standings(answer as StandingsAnswer, lang),
  };
  return tell[id as QuestionId]();
};
