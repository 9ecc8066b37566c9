import type { Lang } from '@portolan/core';
import type { AskedOf, FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, capital, counted, say } from '@portolan/core/words';
import type { BestTurnAnswer } from '../best-turn.ts';
import type { BestTurnInput } from '../inputs.ts';
import { type Boxed, changes, inPremiums, left, line, MOST_TOLD, oneTurn, whose } from './common.ts';

const explain = (
  { plays, bestGain, bestLead, complete, ranking }: BestTurnAnswer,
  { state }: AskedOf<BestTurnInput, Boxed>,
  lang: Lang,
): FoundInWords => {
  const most = ranking.length > MOST_TOLD && plays > MOST_TOLD;
  const first = most
    ? say(lang, `, dont voici les ${MOST_TOLD} meilleures`, `, of which these are the best ${MOST_TOLD}`)
    : '';
  return {
    headline: say(
      lang,
      `Au mieux ${inPremiums(bestGain, 'fr')} pour mon compteur`,
      `At best ${inPremiums(bestGain, 'en')} for my counter`,
    ),
    detail: `${say(
      lang,
      `${counted(plays, 'façon', 'façons', 'fr')} de jouer ce tour${first} ; au mieux ${inPremiums(bestLead, 'fr')} d’avance sur le meilleur des autres.`,
      `${counted(plays, 'way', 'ways', 'en')} to play this turn${first}; at best a lead of ${inPremiums(bestLead, 'en')} over the best of the others.`,
    )}${left(complete, lang)}`,
    rows: ranking.slice(0, MOST_TOLD).map((play) => ({
      label: `${capital(line(play.do, state.edition, lang))} (${changes(play.change, lang)})`,
      value: play.gain,
      text: inPremiums(play.gain, lang),
      best: play.gain === ranking[0]?.gain && play.lead === ranking[0]?.lead,
    })),
  };
};

/** The words of the question. */
export const bestTurnWords: QuestionWords<BestTurnInput, BestTurnAnswer, Boxed> = {
  means: oneTurn,
  title: both('Que puis-je tirer de ce tour ?', 'What can I get out of this turn?'),
  tells: both(
    'Toutes les façons de jouer le tour, et ce qu’elles changent à chaque compteur.',
    'Every way to play the turn, and what it changes on each counter.',
  ),
  labels: { seat: whose },
  explain,
};
