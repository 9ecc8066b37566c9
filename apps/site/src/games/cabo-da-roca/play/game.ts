import { engine, type State } from '@portolan/cabo-da-roca';
import { coinsInWords, phaseName } from '@portolan/cabo-da-roca/rules';
import type { PlayedGame } from '../../../play/game.ts';
import { Board } from './Board.tsx';
import { plan } from './plan.ts';

/** What is fetched of Cabo da Roca once it is played. */
const game: PlayedGame = {
  engine,
  phaseName: (phase, lang) => phaseName(phase as State['phase'], lang),
  kit: () => import('../example/kit.tsx').then(({ caboKit }) => ({ default: caboKit })),
  plan,
  Board,
  turnOf: ({ active }: State) => (active < 0 ? undefined : active),
  course: [['tile', 'stack'], ['lay'], ['act', 'pile', 'departing', 'crossing', 'debt', 'consent', 'reveal']],
  scored: coinsInWords,
  scoreNames: () => import('../score/names.ts').then(({ scoreNames }) => ({ default: scoreNames })),
  notation: () => import('@portolan/cabo-da-roca/notation').then(({ notation }) => ({ default: notation })),
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
