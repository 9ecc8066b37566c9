import { tableOf } from '@portolan/boards/cabo-da-roca';
import type { State } from '@portolan/cabo-da-roca';
import { both } from '../../../kit/text.ts';
import type { PlayedGame } from '../../../play/game.ts';
import { planOfShown } from '../../../play/shown-plan.ts';
import { caboKit } from '../example/kit.tsx';
import { movesOn } from '../position/shown.ts';
import { Board } from './Board.tsx';

/** What is fetched of Cabo da Roca once it is played. */
const game: PlayedGame = {
  kit: caboKit,
  plan: planOfShown(
    (state: State) => movesOn(state, tableOf(state)),
    both('Touchez ce qui joue, puis où.', 'Tap what moves, then where.'),
  ),
  Board,
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
