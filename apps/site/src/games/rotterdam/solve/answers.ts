import type { Lang } from '@portolan/core';
import type { FoundInWords } from '@portolan/core/answers';
import { answers, type QuestionId } from '@portolan/solvers/rotterdam';
import type { GivenAnswer } from '../../../solve/game.ts';

/** The answer to a question in words and bars. */
export const solvedText = (
  { id, answer, input, state }: Pick<GivenAnswer<unknown>, 'id' | 'answer' | 'input' | 'state'>,
  lang: Lang,
): FoundInWords => answers[id as QuestionId].explain(answer, { input, state }, lang);
