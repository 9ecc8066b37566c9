import type { PlayedGame } from '../../../play/game.ts';
import { borneoKit } from '../example/kit.tsx';
import { Board } from './Board.tsx';
import { plan } from './plan.ts';

/** What is fetched of Borneo once it is played. */
const game: PlayedGame = {
  kit: borneoKit,
  plan,
  Board,
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
