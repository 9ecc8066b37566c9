import { actionInWords, unlistedInWords } from '@portolan/borneo/rules';
import type { QuestionWords } from '@portolan/core/answers';
import { both } from '@portolan/core/words';
import { adviceIn, playedOut } from '../../advise-words.ts';
import type { AdviseInput } from '../../input.ts';
import type { AdviseAnswer } from '../advise.ts';
import { whose } from './common.ts';

const advice = adviceIn(actionInWords, { fr: 'PV', en: 'VP' }, playedOut, unlistedInWords);

/** The best move, in words. */
export const adviseWords = {
  title: both('Quel est mon meilleur coup ?', 'What is my best move?'),
  tells: both(
    'Chaque coup permis, joué jusqu’au bout des centaines de fois, du meilleur au pire.',
    'Every legal move, played out to the end again and again, from best to worst.',
  ),
  labels: { seat: whose },
  explain: (answer, _, lang) => advice(answer, lang),
} satisfies QuestionWords<AdviseInput, AdviseAnswer>;
