import type { State } from '@portolan/comptoir-des-antilles';
import type { PlayedGame } from '../../../play/game.ts';
import { comptoirKit } from '../example/kit.tsx';
import { Board } from './Board.tsx';
import { plan } from './plan.ts';

/** What is fetched of Comptoir des Antilles once it is played. */
const game: PlayedGame = {
  kit: comptoirKit,
  plan,
  Board,
  turnOf: ({ active }: State) => (active < 0 ? undefined : active),
  course: [['act'], ['revealTile', 'auction'], ['effect'], ['depart', 'settle', 'revealShip', 'drawGoods', 'assign']],
  notation: () => import('@portolan/comptoir-des-antilles/notation').then(({ notation }) => ({ default: notation })),
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
