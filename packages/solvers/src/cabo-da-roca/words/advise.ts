import { actionInWords, unlistedInWords } from '@portolan/cabo-da-roca/rules';
import type { QuestionWords } from '@portolan/core/answers';
import { both } from '@portolan/core/words';
import { adviceIn, tries } from '../../advise-words.ts';
import type { AdviseAnswer } from '../advise.ts';
import { played } from './common.ts';

const explain = adviceIn(actionInWords, { fr: 'pièces', en: 'coins' }, tries, unlistedInWords);

/** The words of the question. */
export const adviseWords: QuestionWords<unknown, AdviseAnswer> = {
  means: played,
  title: both('Quel est mon meilleur coup ?', 'What is my best move?'),
  tells: both(
    'Chaque coup permis, joué quelques tours de table plus loin, encore et encore, du meilleur au pire.',
    'Every legal move, played some rounds further again and again, from best to worst.',
  ),
  labels: { seat: both('Qui demande ?', 'Who asks?') },
  explain: (answer, _, lang) => explain(answer, lang),
};
