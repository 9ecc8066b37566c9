import type { Lang } from '@portolan/core';
import { rotterdamPage } from '../kit/rotterdam.ts';
import { both } from '../kit/text.ts';
import { solvedText } from './rotterdam/solve/answers.ts';
import { QuestionForm } from './rotterdam/solve/Form.tsx';
import { inputOf } from './rotterdam/solve/inputs.ts';
import { Picture } from './rotterdam/solve/Picture.tsx';
import { asked } from './rotterdam/solve/questions.ts';
import { sample } from './rotterdam/solve/sample.ts';
import { type Asking, readAsking } from './rotterdam/solve/table.ts';
import type { SolveGame } from './solve/game.ts';
import { SolvePage } from './solve/SolvePage.tsx';

const game: SolveGame<Asking> = {
  page: rotterdamPage,
  asked,
  first: 'advise',
  inputOf,
  sample,
  read: readAsking,
  Board: Picture,
  QuestionForm,
  solved: solvedText,
  problemTexts: {
    'not-to-act': both(
      'Ce n’est pas à ce joueur d’agir dans cette position.',
      'It is not this player’s turn in this position.',
    ),
    'not-callable': both(
      'Dans cette phase, plus personne n’annonce de couleur : aucun navire n’avancera.',
      'In this phase nobody calls a color any more: no ship will move on.',
    ),
  },
  tries: [24, 100, 400],
  triesLabel: both('Essais par coup', 'Tries for each move'),
  startWorker: () => new Worker(new URL('./rotterdam/solve/worker.ts', import.meta.url), { type: 'module' }),
};

/** The page "what is my best move?" of Rotterdam. */
export const RotterdamSolve = (props: { readonly lang: Lang; readonly base: string }) => (
  <SolvePage {...props} game={game} />
);
