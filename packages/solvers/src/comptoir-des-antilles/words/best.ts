import type { Action } from '@portolan/comptoir-des-antilles';
import { sentencesIn, unit, unlistedInWords } from '@portolan/comptoir-des-antilles/rules';
import type { QuestionWords } from '@portolan/core/answers';
import type { BestInput } from '../../input.ts';
import type { BestAnswer } from '../../search/index.ts';
import { bestIn, bestTitles } from '../../search/words.ts';
import { type Boxed, whose } from './common.ts';

/** The words of the question. */
export const bestWords: QuestionWords<BestInput, BestAnswer<Action>, Boxed> = {
  ...bestTitles,
  labels: { seat: whose },
  explain: (answer, { state: { edition } }, lang) =>
    bestIn<Action>({ name: sentencesIn(edition).action, unit, why: unlistedInWords })(answer, lang),
};
