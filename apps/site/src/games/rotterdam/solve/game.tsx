import { inputs, sample } from '@portolan/solvers/rotterdam';
import { both } from '../../../kit/text.ts';
import type { SolveGame } from '../../../solve/game.ts';
import rotterdamPage from '../page.ts';
import { solvedText } from './answers.ts';
import { changed, fields } from './fields.tsx';
import { inputOf } from './inputs.ts';
import { Picture } from './Picture.tsx';
import { asked } from './questions.ts';
import { type AskedTable, readAskedTable } from './table.ts';

/** The questions of Rotterdam about one's best move, and what answers them. */
const game: SolveGame<AskedTable> = {
  page: rotterdamPage,
  asked,
  first: 'best',
  inputOf,
  sample,
  read: readAskedTable,
  Board: Picture,
  inputs,
  fields,
  changed,
  solved: solvedText,
  problemTexts: {
    'not-callable': both(
      'Dans cette phase, plus personne n’annonce de couleur : aucun navire n’avancera.',
      'In this phase nobody calls a color any more: no ship will move on.',
    ),
  },
  thoughts: [500, 2000, 10_000],
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
