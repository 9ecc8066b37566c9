import { readTable, sceneOf, type Table } from '@portolan/boards/cabo-da-roca';
import { problemInWords } from '@portolan/cabo-da-roca/rules';
import { inputs, questions, sample } from '@portolan/solvers/cabo-da-roca';
import type { Solving } from '../../../solve/game.ts';
import type { Json } from '../../../stores/table.ts';
import caboPage from '../page.ts';
import { inBox } from '../position/in-box.ts';
import { solvedText } from './answers.ts';
import { inputOf } from './inputs.ts';
import { asked } from './questions.ts';
import { marksOf } from './shown.ts';

/** What answers the questions of Cabo da Roca about one's best move. */
const solving: Solving<Table> = {
  page: caboPage,
  asked,
  questions,
  sample,
  sampleFor: (edition) => inBox(sample as unknown as Json, edition),
  read: readTable,
  inputOf: (id, { table }) => inputOf(id, table),
  inputs,
  solved: solvedText,
  shown: marksOf,
  first: { id: 'best', sceneOf },
  problemInWords,
};

export default solving;
