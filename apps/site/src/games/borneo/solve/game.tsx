import { Board, readTable, type Table } from '@portolan/boards/borneo';
import type { Text } from '@portolan/core';
import type { QuestionWords } from '@portolan/core/answers';
import { answers, inputs, type QuestionId, sample } from '@portolan/solvers/borneo';
import { both } from '../../../kit/text.ts';
import type { SolveGame } from '../../../solve/game.ts';
import borneoPage from '../page.ts';
import { changed, fields } from './fields.ts';
import { defaultInputs } from './inputs.ts';
import { asked } from './questions.ts';

const problemTexts: Readonly<Record<string, Text>> = {
  'nothing-known': both(
    'On ne connaît aucune carte de cette main : entrez-la dans la position.',
    'No card of this hand is known: enter it in the position.',
  ),
  'deck-unknown': both(
    'Il faut connaître les cartes de la boîte : saisissez-les, ou jouez avec les nôtres.',
    'The cards of the box must be known: enter them, or play with ours.',
  ),
};

/** The questions of Borneo about one's best move, and what answers them. */
const game: SolveGame<Table> = {
  page: borneoPage,
  asked,
  first: 'best',
  inputOf: (id) => defaultInputs[id as QuestionId],
  sample,
  read: readTable,
  Board: ({ table, lang }) => <Board table={table} lang={lang} />,
  inputs,
  fields,
  changed,
  solved: ({ id, answer, input, table }, lang) => {
    const words: QuestionWords = answers[id as QuestionId];
    return words.explain(answer, { input, state: table }, lang);
  },
  problemTexts,
  thoughts: [500, 2000, 10_000],
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
