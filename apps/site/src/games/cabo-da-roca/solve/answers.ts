import type { Table } from '@portolan/boards/cabo-da-roca';
import type { Lang } from '@portolan/core';
import type { FoundInWords } from '@portolan/core/answers';
import { answers, type QuestionId } from '@portolan/solvers/cabo-da-roca';
import { say } from '../../../kit/text.ts';
import type { GivenAnswer } from '../../../solve/game.ts';

/** The answer to a question in words, and what the picture beside it shows. */
export const solvedText = (
  { id, answer, input, table }: Pick<GivenAnswer<Table>, 'id' | 'answer' | 'input' | 'table'>,
  lang: Lang,
): FoundInWords => {
  const found = answers[id as QuestionId].explain(answer, { input, state: { edition: table.box } }, lang);
  if (id !== 'pirateReach') return found;
  return { ...found, detail: `${found.detail} ${say(lang, 'Le dessin les entoure.', 'The picture rings them.')}` };
};
