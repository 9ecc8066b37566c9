import { tableOf } from '@portolan/boards/comptoir-des-antilles';
import type { State } from '@portolan/comptoir-des-antilles';
import { both } from '../../../kit/text.ts';
import type { PlayedGame } from '../../../play/game.ts';
import { planOfShown } from '../../../play/shown-plan.ts';
import { movesOn } from '../board/moves-on.ts';
import { comptoirKit } from '../example/kit.tsx';
import { Board } from './Board.tsx';

/** What is fetched of Comptoir des Antilles once it is played. */
const game: PlayedGame = {
  kit: comptoirKit,
  plan: planOfShown(
    (state: State) => movesOn(state, tableOf(state)),
    both('Touchez ce qui joue, puis où.', 'Tap what moves, then where.'),
  ),
  Board,
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
