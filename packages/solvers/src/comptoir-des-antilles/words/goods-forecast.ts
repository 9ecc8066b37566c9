import { goodsName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { AskedOf, FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, counted, labeled, say } from '@portolan/core/words';
import { chance, chanceRow } from '../../fraction-words.ts';
import type { GoodsForecastAnswer } from '../goods-forecast.ts';
import type { GoodsForecastInput } from '../inputs.ts';
import { type Boxed, whose } from './common.ts';

const explain = (
  answer: GoodsForecastAnswer,
  { input, state }: AskedOf<GoodsForecastInput, Boxed>,
  lang: Lang,
): FoundInWords => {
  const { pile, firstKnown, ranking } = answer;
  const first = ranking[0];
  return {
    headline: first
      ? labeled(goodsName(first.goods, lang, state.edition), chance(first.next, lang), lang)
      : say(lang, 'Rien à piocher', 'Nothing to draw'),
    detail: say(
      lang,
      `${counted(pile, 'tuile mélangée', 'tuiles mélangées', 'fr')} dans la pioche ; la première tuile connue vient au tirage ${firstKnown}.`,
      `${counted(pile, 'shuffled tile', 'shuffled tiles', 'en')} in the pile; the first known tile comes with draw ${firstKnown}.`,
    ),
    rows: ranking.map(({ goods, next, some, all }, i) => ({
      label:
        input.draws === 1
          ? goodsName(goods, lang, state.edition)
          : say(
              lang,
              `${goodsName(goods, 'fr', state.edition)}, au moins une ${chance(some, 'fr')}, toutes ${chance(all, 'fr')}`,
              `${goodsName(goods, 'en', state.edition)}, at least one ${chance(some, 'en')}, all ${chance(all, 'en')}`,
            ),
      ...chanceRow(next, lang),
      best: i === 0,
    })),
  };
};

/** The words of the question. */
export const goodsForecastWords: QuestionWords<GoodsForecastInput, GoodsForecastAnswer, Boxed> = {
  estimated: both(
    'Un adversaire a déjà donné des marchandises : sa tuile cachée, il a pu la garder exprès, et le calcul la prend pour tirée au hasard.',
    'An opponent has given out goods before: the hidden tile may have been kept on purpose, and the numbers take it for a chance draw.',
  ),
  title: both('Quelles marchandises viendront ?', 'Which goods will come?'),
  tells: both(
    'La chance de chaque marchandise au prochain tirage et aux suivants, d’après ce que je vois.',
    'The chance of each kind of goods in the next draws, by what I can see.',
  ),
  labels: {
    seat: whose,
    draws: both('Tirages', 'Draws'),
    chosen: both('A déjà donné une marchandise à un navire', 'Has already given goods to a ship'),
  },
  explain,
};
