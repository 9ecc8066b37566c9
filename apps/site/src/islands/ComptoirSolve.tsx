import { Board, readTable, type Table } from '@portolan/boards/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import { comptoirPage } from '../kit/comptoir-des-antilles.ts';
import { both } from '../kit/text.ts';
import type { Json } from '../stores/table.ts';
import { ownTable } from './comptoir-des-antilles/parts/own-table.ts';
import { solvedText } from './comptoir-des-antilles/solve/answers.ts';
import { QuestionForm } from './comptoir-des-antilles/solve/Form.tsx';
import { inputOf } from './comptoir-des-antilles/solve/inputs.ts';
import { asked } from './comptoir-des-antilles/solve/questions.ts';
import { sample } from './comptoir-des-antilles/solve/sample.ts';
import type { SolveGame } from './solve/game.ts';
import { SolvePage } from './solve/SolvePage.tsx';

const game: SolveGame<Table> = {
  page: comptoirPage,
  asked,
  first: 'advise',
  inputOf,
  sample,
  sampleFor: (edition) => ownTable(sample as unknown as Json, edition),
  read: readTable,
  Board: ({ table, lang }) => <Board table={table} lang={lang} />,
  QuestionForm,
  solved: solvedText,
  problemTexts: {
    'not-to-act': both(
      'Ce n’est pas à ce joueur d’agir dans cette position.',
      'It is not this player’s turn in this position.',
    ),
  },
  tries: [8, 24, 80],
  triesLabel: both('Parties par coup', 'Games for each move'),
  startWorker: () =>
    new Worker(new URL('./comptoir-des-antilles/solve/worker.ts', import.meta.url), { type: 'module' }),
};

/** The page "what is my best move?" of Comptoir des Antilles. */
export const ComptoirSolve = (props: { readonly lang: Lang; readonly base: string }) => (
  <SolvePage {...props} game={game} />
);
