import { coinsInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, counted, fieldWords, say, seat } from '@portolan/core/words';
import type { WhoIsAheadAnswer } from '../who-is-ahead.ts';
import { played } from './common.ts';

const share = (value: number, lang: Lang): string => {
  const text = (value * 100).toFixed(0);
  return lang === 'fr' ? `${text}\u00a0%` : `${text}%`;
};

const explain = (answer: WhoIsAheadAnswer, lang: Lang): FoundInWords => {
  const [first] = answer.ranking;
  const head = first
    ? say(
        lang,
        `${seat(first.seat)} gagne ${share(first.wins.value, 'fr')} des parties jouées à l’estime`,
        `${seat(first.seat)} wins ${share(first.wins.value, 'en')} of the games played by rules of thumb`,
      )
    : '';
  return {
    headline: head,
    detail: say(
      lang,
      `${counted(answer.games, 'partie jouée', 'parties jouées', 'fr')} ; ${share(answer.cut, 'fr')} n’étaient pas finies après 60 tours de table.`,
      `${counted(answer.games, 'game', 'games', 'en')} played; ${share(answer.cut, 'en')} had not ended after 60 rounds.`,
    ),
    rows: answer.ranking.map((one, i) => ({
      label: say(
        lang,
        `${seat(one.seat)} : ${coinsInWords(Math.round(one.mean.value), 'fr')} en moyenne, à ${Math.round(2 * one.mean.error)} près`,
        `${seat(one.seat)}: ${coinsInWords(Math.round(one.mean.value), 'en')} on average, give or take ${Math.round(2 * one.mean.error)}`,
      ),
      value: one.wins.value,
      text: share(one.wins.value, lang),
      error: 2 * one.wins.error,
      best: i === 0,
    })),
  };
};

/** The words of the question. */
export const whoIsAheadWords: QuestionWords<unknown, WhoIsAheadAnswer> = {
  means: played,
  title: both('Qui mène ?', 'Who is ahead?'),
  tells: both(
    'La partie jouée jusqu’au bout, encore et encore : qui gagne, et de combien.',
    'The game played out again and again: who wins, and by how much.',
  ),
  ...fieldWords({
    policies: both('La façon de jouer de chacun', 'How each one plays'),
    games: both('Parties jouées', 'Games played'),
    'policies[]': [undefined, { sensible: both('avec bon sens', 'sensibly'), random: both('au hasard', 'at random') }],
  }),
  explain: (answer, _, lang) => explain(answer, lang),
};
