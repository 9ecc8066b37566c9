import type { State } from '@portolan/rotterdam';
import type { PlayedGame } from '../../../play/game.ts';
import { rotterdamKit } from '../example/kit.tsx';
import { Board } from './Board.tsx';
import { plan } from './plan.ts';

/** What is fetched of Rotterdam once it is played. */
const game: PlayedGame = {
  kit: rotterdamKit,
  plan,
  Board,
  turnOf: ({ seat }: State) => (seat < 0 ? undefined : seat),
  course: [['launch'], ['sail'], ['anchor'], ['unload'], ['trade'], ['mission']],
  notation: () => import('@portolan/rotterdam/notation').then(({ notation }) => ({ default: notation })),
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
