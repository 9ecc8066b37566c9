import { readTable, sceneOf, type Table } from '@portolan/boards/borneo';
import { problemInWords } from '@portolan/borneo/rules';
import type { QuestionWords } from '@portolan/core/answers';
import { answers, inputs, type QuestionId, questions, sample } from '@portolan/solvers/borneo';
import { both } from '../../../kit/text.ts';
import type { Solving } from '../../../solve/game.ts';
import borneoPage from '../page.ts';
import { inputOf } from './inputs.ts';
import { asked } from './questions.ts';

/** What answers the questions of Borneo about one's best move. */
const solving: Solving<Table> = {
  page: borneoPage,
  asked,
  questions,
  sample,
  read: readTable,
  inputOf: (id, { table }) => inputOf(id, table),
  inputs,
  solved: ({ id, answer, input, table }, lang) => {
    const words: QuestionWords = answers[id as QuestionId];
    return words.explain(answer, { input, state: table }, lang);
  },
  first: { id: 'best', sceneOf },
  problemInWords,
  problemTexts: {
    'nothing-known': both(
      'On ne connaît aucune carte de cette main : entrez-la dans la position.',
      'No card of this hand is known: enter it in the position.',
    ),
    'deck-unknown': both(
      'Il faut connaître les cartes de la boîte : saisissez-les, ou jouez avec les nôtres.',
      'The cards of the box must be known: enter them, or play with ours.',
    ),
  },
};

export default solving;
