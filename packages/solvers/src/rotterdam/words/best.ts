import type { QuestionWords } from '@portolan/core/answers';
import type { Action, State } from '@portolan/rotterdam';
import { sentencesIn, unlistedInWords } from '@portolan/rotterdam/rules';
import type { BestInput } from '../../input.ts';
import type { BestAnswer } from '../../search/index.ts';
import { bestIn, bestTitles } from '../../search/words.ts';
import { labels } from './common.ts';

const unit = { fr: 'points', en: 'points' };

/** The words of the question. */
export const bestWords: QuestionWords<BestInput, BestAnswer<Action>, State> = {
  ...bestTitles,
  labels: { seat: labels.whose },
  explain: (answer, { state: { edition } }, lang) =>
    bestIn<Action>({ name: sentencesIn(edition).action, unit, why: unlistedInWords })(answer, lang),
};
