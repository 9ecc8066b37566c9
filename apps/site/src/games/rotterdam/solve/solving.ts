import { readTable, sceneOf, type Table } from '@portolan/boards/rotterdam';
import { problemInWords } from '@portolan/rotterdam/rules';
import { inputs, questions, sample } from '@portolan/solvers/rotterdam';
import { both } from '../../../kit/text.ts';
import type { Solving } from '../../../solve/game.ts';
import rotterdamPage from '../page.ts';
import { solvedText } from './answers.ts';
import { inputOf } from './inputs.ts';
import { shownOf } from './marks.ts';
import { asked } from './questions.ts';

/** What answers the questions of Rotterdam about one's best move. */
const solving: Solving<Table> = {
  page: rotterdamPage,
  asked,
  questions,
  sample,
  read: readTable,
  inputOf: (id, { table, state }) => inputOf(id, table, state),
  inputs,
  solved: solvedText,
  shown: shownOf,
  first: { id: 'best', sceneOf },
  problemInWords,
  problemTexts: {
    'not-callable': both(
      'Dans cette phase, plus personne n’annonce de couleur : aucun navire n’avancera.',
      'In this phase nobody calls a color any more: no ship will move on.',
    ),
  },
};

export default solving;
