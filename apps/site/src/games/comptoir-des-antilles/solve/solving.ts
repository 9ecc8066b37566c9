import { readTable, sceneOf, type Table } from '@portolan/boards/comptoir-des-antilles';
import { problemInWords } from '@portolan/comptoir-des-antilles/rules';
import { answers, inputs, type QuestionId, questions, sample } from '@portolan/solvers/comptoir-des-antilles';
import type { Solving } from '../../../solve/game.ts';
import type { Json } from '../../../stores/table.ts';
import comptoirPage from '../page.ts';
import { ownTable } from '../parts/own-table.ts';
import { inputOf } from './inputs.ts';
import { asked } from './questions.ts';

/** What answers the questions of Comptoir des Antilles about one's best move. */
const solving: Solving<Table> = {
  page: comptoirPage,
  asked,
  questions,
  sample,
  sampleFor: (edition) => ownTable(sample as unknown as Json, edition),
  read: readTable,
  inputOf: (id, { table }) => inputOf(id, table),
  inputs,
  solved: ({ id, answer, input, table }, lang) =>
    answers[id as QuestionId].explain(answer, { input, state: { edition: table.box } }, lang),
  first: { id: 'best', sceneOf },
  problemInWords,
};

export default solving;
