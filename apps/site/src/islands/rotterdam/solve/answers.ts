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
import { counted, say } from '../../../kit/text.ts';
import type { Told } from '../../solve/game.ts';
import { type Solved, signed } from '../../solve/solved.ts';
import { bestMission, cardThreats, productOdds, standings } from './card-answers.ts';
import { arrival, colorOutcomes, launchChances, reach } from './river-answers.ts';
import type { Asking } from './table.ts';

const advise = (answer: AdviseAnswer, lang: Lang): Solved => {
  const equal = answer.ranking.filter((one) => one.equal).length - 1;
  const near = signed(2 * answer.error, lang).slice(1);
  return {
    headline: rules.action(answer.best, lang),
    detail: say(
      lang,
      `Avance moyenne ${signed(answer.margin, 'fr')} points, à ${near} près ; ${counted(answer.rollouts, 'essai', 'essais', 'fr')} par coup.${
        equal > 0
          ? ` ${counted(equal, 'autre coup vaut', 'autres coups valent', 'fr')} autant, aussi loin qu’on voie.`
          : ''
      }`,
      `Mean lead ${signed(answer.margin, 'en')} points, give or take ${near}; ${counted(answer.rollouts, 'try', 'tries', 'en')} for each move.${
        equal > 0 ? ` ${counted(equal, 'other move is', 'other moves are', 'en')} as good as far as can be told.` : ''
      }`,
    ),
    rows: answer.ranking.map((one) => ({
      label: rules.action(one.action, lang),
      value: one.margin,
      text: signed(one.margin, lang),
      error: 2 * one.error,
      best: one.equal,
    })),
  };
};

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
