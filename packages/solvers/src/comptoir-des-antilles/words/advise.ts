import { sentencesIn, unlistedInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { AskedOf, FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, say } from '@portolan/core/words';
import { adviceIn, playedOut } from '../../advise-words.ts';
import type { AdviseInput } from '../../input.ts';
import type { AdviseAnswer } from '../advise.ts';
import { type Boxed, played, whose } from './common.ts';

const explain = (answer: AdviseAnswer, { state }: AskedOf<AdviseInput, Boxed>, lang: Lang): FoundInWords => {
  const advice = adviceIn(
    sentencesIn(state.edition).action,
    { fr: 'primes', en: 'premiums' },
    playedOut,
    unlistedInWords,
  )(answer, lang);
  const rows = advice.rows.map((row) => ({ ...row, text: `${row.text}\u00a0${say(lang, 'primes', 'premiums')}` }));
  return { ...advice, rows };
};

/** The words of the question. */
export const adviseWords: QuestionWords<AdviseInput, AdviseAnswer, Boxed> = {
  means: played,
  title: both('Quel est mon meilleur coup ?', 'What is my best move?'),
  tells: both(
    'Chaque coup permis, joué jusqu’à la fin, encore et encore, du meilleur au pire.',
    'Every legal move, played to the end again and again, from best to worst.',
  ),
  labels: { seat: whose },
  explain,
};
