import type { Action } from '@portolan/borneo';
import { actionInWords, unit, unlistedInWords } from '@portolan/borneo/rules';
import type { QuestionWords } from '@portolan/core/answers';
import type { BestInput } from '../../input.ts';
import type { BestAnswer } from '../../search/index.ts';
import { bestIn, bestTitles } from '../../search/words.ts';
import { whose } from './common.ts';

const explain = bestIn<Action>({ name: actionInWords, unit, why: unlistedInWords });

/** The words of the question. */
export const bestWords = {
  ...bestTitles,
  labels: { seat: whose },
  explain: (answer, _, lang) => explain(answer, lang),
} satisfies QuestionWords<BestInput, BestAnswer<Action>>;
