import { pieceName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, say } from '@portolan/core/words';
import type { EndOfTurnAnswer } from '../end-of-turn.ts';
import { moreCoins, planText } from './common.ts';

const explain = (answer: EndOfTurnAnswer, lang: Lang): FoundInWords => {
  const [first] = answer.ranking;
  if (!first) return { headline: say(lang, 'Il n’y a rien à jouer.', 'There is nothing to play.'), rows: [] };
  const drawn = answer.certainty === 'exact';
  const mean = {
    fr: drawn ? 'En moyenne, là où une carte est tirée. ' : '',
    en: drawn ? 'On average where a card is drawn. ' : '',
  };
  const piece = (kind: EndOfTurnAnswer['byOwn']): string =>
    kind ? pieceName(kind, lang) : say(lang, 'rien', 'nothing');
  return {
    headline: say(
      lang,
      `Compté à la fin de ce tour : ${planText(first.actions, 'fr') || 'finir le tour'}`,
      `Counted at the end of this turn: ${planText(first.actions, 'en') || 'end the turn'}`,
    ),
    detail: say(
      lang,
      `${mean.fr}Avance ${moreCoins(first.margin, 'fr')}, total ${moreCoins(first.own, 'fr')}. À acheter d’abord pour l’avance : ${piece(answer.byMargin)} ; pour le total : ${piece(answer.byOwn)}.`,
      `${mean.en}Lead ${moreCoins(first.margin, 'en')}, total ${moreCoins(first.own, 'en')}. To buy first for the lead: ${piece(answer.byMargin)}; for the total: ${piece(answer.byOwn)}.`,
    ),
    rows: answer.ranking.map((one, i) => ({
      label: planText(one.actions, lang) || say(lang, 'Finir le tour', 'End the turn'),
      value: one.margin,
      text: moreCoins(one.margin, lang),
      best: i === 0 || one.margin === first.margin,
    })),
  };
};

/** The words of the question. */
export const bestEndOfTurnWords: QuestionWords<unknown, EndOfTurnAnswer> = {
  means: both('Toutes les suites de ce tour ont été essayées.', 'Every way to play this turn was tried.'),
  title: both('Comment finir ce tour au mieux ?', 'How is this turn best ended?'),
  tells: both(
    'Toutes les fins de tour, comptées comme si la partie s’arrêtait là.',
    'Every way to end the turn, counted as if the game stopped there.',
  ),
  labels: {},
  explain: (answer, _, lang) => explain(answer, lang),
};
