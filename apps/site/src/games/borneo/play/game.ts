import { phaseName } from '@portolan/boards/borneo';
import { engine, type State } from '@portolan/borneo';
import { unit } from '@portolan/borneo/rules';
import { counting } from '@portolan/core/words';
import type { PlayedGame } from '../../../play/game.ts';
import { Board } from './Board.tsx';
import { plan } from './plan.ts';

/** What is fetched of Borneo once it is played. */
const game: PlayedGame = {
  engine,
  phaseName: (phase, lang) => phaseName(phase as State['phase'], lang),
  kit: () => import('../example/kit.tsx').then(({ borneoKit }) => ({ default: borneoKit })),
  plan,
  Board,
  turnOf: ({ active }: State) => (active < 0 ? undefined : active),
  course: [
    ['mission'],
    ['company', 'defend', 'yield', 'reward'],
    ['shipment', 'distribute', 'refill'],
    ['draw', 'discard'],
  ],
  scored: counting(unit),
  scoreNames: () => import('../score/names.ts').then(({ scoreNames }) => ({ default: scoreNames })),
  notation: () => import('@portolan/borneo/notation').then(({ notation }) => ({ default: notation })),
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
