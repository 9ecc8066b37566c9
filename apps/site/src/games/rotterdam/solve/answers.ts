import { shipOf } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { FoundInWords } from '@portolan/core/answers';
import { rulesIn } from '@portolan/rotterdam/rules';
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

import { adviceIn, tries } from '../../../solve/advice.ts';
import type { Told } from '../../../solve/game.ts';

import { bestMission, cardThreats, productOdds, standings } from './card-answers.ts';
import { arrival, colorOutcomes, launchChances, reach } from './river-answers.ts';
import type { Asking } from './table.ts';

/** The answer to a question in words and bars. */
export const solvedText = ({ id, answer, input, table }: Told<Asking>, lang: Lang): FoundInWords => {
  const { box } = table;
  const tell: Readonly<Record<QuestionId, () => FoundInWords>> = {
    advise: () =>
      adviceIn(
        rulesIn(box).action,
        { fr: 'points', en: 'points' },
        tries,
        rulesIn(box).unlisted,
      )(answer as AdviseAnswer, lang),
    colorOutcomes: () => colorOutcomes(answer as ColorOutcomesAnswer, lang),
    arrival: () => arrival(answer as ArrivalAnswer, lang, box),
    reach: () => reach(answer as ReachAnswer, String(input.harbor), lang, box),
    launchChances: () => launchChances(answer as LaunchChancesAnswer, lang, box),
    productOdds: () => productOdds(answer as ProductOddsAnswer, String(input.product), lang, box),
    bestMission: () => bestMission(answer as BestMissionAnswer, lang, box),
    cardThreats: () =>
      cardThreats(answer as CardThreatsAnswer, shipOf(table, String(input.ship))?.cargo ?? null, lang, box),
    standings: () => standings(answer as StandingsAnswer, lang),
  };
  return tell[id as QuestionId]();
};
