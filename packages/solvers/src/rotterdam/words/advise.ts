import type { QuestionWords } from '@portolan/core/answers';
import { both } from '@portolan/core/words';
import type { State } from '@portolan/rotterdam';
import { sentencesIn, unlistedInWords } from '@portolan/rotterdam/rules';
import { adviceIn, tries } from '../../advise-words.ts';
import type { AdviseInput } from '../../input.ts';
import type { AdviseAnswer } from '../advise.ts';
import { labels, played } from './common.ts';

const points = { fr: 'points', en: 'points' };

/** The words of the question. */
export const adviseWords: QuestionWords<AdviseInput, AdviseAnswer, State> = {
  means: played,
  title: both('Quel est mon meilleur coup ?', 'What is my best move?'),
  tells: both(
    'Chaque coup permis, joué six manches plus loin, encore et encore, du meilleur au pire.',
    'Every legal move, played six rounds further again and again, from best to worst.',
  ),
  labels: {
    seat: labels.whose,
  },
  explain: (answer, { state: { edition } }, lang) =>
    adviceIn(sentencesIn(edition).action, points, tries, unlistedInWords)(answer, lang),
};
