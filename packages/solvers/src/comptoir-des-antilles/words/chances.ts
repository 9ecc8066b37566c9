import { sentencesIn } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { AskedOf, FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, counted, decimal, percent, say, seat } from '@portolan/core/words';
import type { Estimate } from '../../estimate.ts';
import type { ChancesAnswer } from '../chances.ts';
import type { ChancesInput } from '../inputs.ts';
import { type Boxed, played, whose } from './common.ts';

const share = (value: number, lang: Lang): string => percent(value, lang, 0);

const shares = (wins: readonly number[], lang: Lang): string =>
  wins.map((won, at) => `${seat(at)}\u00a0${share(won, lang)}`).join(', ');

/** Mean counters at the end, each with twice its standard error. */
const counters = (means: readonly Estimate[], lang: Lang): string =>
  means
    .map(({ value, error }, at) => `${seat(at)}\u00a0${decimal(value, 1, lang)} ± ${decimal(2 * error, 1, lang)}`)
    .join(', ');

const explain = (answer: ChancesAnswer, { input, state }: AskedOf<ChancesInput, Boxed>, lang: Lang): FoundInWords => {
  const { games, within, cut, ranking } = answer;
  const first = ranking[0];
  const endless =
    cut > 0 ? say(lang, ` Parties sans fin : ${share(cut, 'fr')}.`, ` Games without an end: ${share(cut, 'en')}.`) : '';
  return {
    headline: first ? shares(first.wins, lang) : '',
    detail: `${say(
      lang,
      `${counted(games, 'partie', 'parties', 'fr')} par coup ; une part est juste à ${share(within, 'fr')} près, 95 fois sur 100.`,
      `${counted(games, 'game', 'games', 'en')} for each move; a share is right within ${share(within, 'en')}, 95 times in 100.`,
    )}${endless}`,
    rows: ranking.map(({ action, wins, means }, i) => ({
      label:
        action === null
          ? say(lang, 'La table telle qu’elle est', 'The table as it is')
          : sentencesIn(state.edition).action(action, lang),
      value: wins[input.seat] ?? 0,
      text: share(wins[input.seat] ?? 0, lang),
      error: within,
      within: `± ${share(within, lang)}`,
      more: say(
        lang,
        `victoires ${shares(wins, 'fr')} ; compteurs ${counters(means, 'fr')}`,
        `wins ${shares(wins, 'en')}; counters ${counters(means, 'en')}`,
      ),
      best: i === 0,
    })),
  };
};

/** The words of the question. */
export const chancesWords: QuestionWords<ChancesInput, ChancesAnswer, Boxed> = {
  means: played,
  title: both('Qui va gagner ?', 'Who is going to win?'),
  tells: both(
    'Pour chaque coup, la part des parties que gagne chacun.',
    'For each move, the share of games that everybody wins.',
  ),
  labels: { seat: whose, games: both('Parties par coup', 'Games for each move') },
  explain,
};
