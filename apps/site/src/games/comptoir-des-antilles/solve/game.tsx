import { Board, readTable, type Table } from '@portolan/boards/comptoir-des-antilles';
import { answers, inputs, type QuestionId, sample } from '@portolan/solvers/comptoir-des-antilles';
import { perMove, type SolveGame } from '../../../solve/game.ts';
import type { Json } from '../../../stores/table.ts';
import comptoirPage from '../page.ts';
import { ownTable } from '../parts/own-table.ts';
import { fields } from './fields.tsx';
import { inputOf } from './inputs.ts';
import { asked } from './questions.ts';

/** The questions of Comptoir des Antilles about one's best move, and what answers them. */
const game: SolveGame<Table> = {
  page: comptoirPage,
  asked,
  first: 'best',
  inputOf,
  sample,
  sampleFor: (edition) => ownTable(sample as unknown as Json, edition),
  read: readTable,
  Board: ({ table, lang }) => <Board table={table} lang={lang} />,
  inputs,
  fields,
  solved: ({ id, answer, input, table }, lang) =>
    answers[id as QuestionId].explain(answer, { input, state: { edition: table.box } }, lang),
  tries: { label: perMove, choices: [8, 24, 80] },
  thoughts: [500, 2000, 10_000],
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
