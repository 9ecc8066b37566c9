import { engine, type State } from '@portolan/comptoir-des-antilles';
import { phaseName, unit } from '@portolan/comptoir-des-antilles/rules';
import { counting } from '@portolan/core/words';
import type { PlayedGame } from '../../../play/game.ts';
import { Board } from './Board.tsx';
import { plan } from './plan.ts';

/** What is fetched of Comptoir des Antilles once it is played. */
const game: PlayedGame = {
  engine,
  phaseName: (phase, lang) => phaseName(phase as State['phase'], lang),
  kit: () => import('../example/kit.tsx').then(({ comptoirKit }) => ({ default: comptoirKit })),
  plan,
  Board,
  turnOf: ({ active }: State) => (active < 0 ? undefined : active),
  course: [['act'], ['revealTile', 'auction'], ['effect'], ['depart', 'settle', 'revealShip', 'drawGoods', 'assign']],
  scored: counting(unit),
  scoreNames: () => import('../score/names.ts').then(({ scoreNames }) => ({ default: scoreNames })),
  notation: () => import('@portolan/comptoir-des-antilles/notation').then(({ notation }) => ({ default: notation })),
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
