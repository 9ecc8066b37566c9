import { capital, counting } from '@portolan/core/words';
import { engine, type State } from '@portolan/rotterdam';
import { phaseName, round, unit } from '@portolan/rotterdam/rules';
import type { PlayedGame } from '../../../play/game.ts';
import { Board } from './Board.tsx';
import { plan } from './plan.ts';

/** What is fetched of Rotterdam once it is played. */
const game: PlayedGame = {
  engine,
  phaseName: (phase, lang) => phaseName(phase as State['phase'], lang),
  kit: () => import('../example/kit.tsx').then(({ rotterdamKit }) => ({ default: rotterdamKit })),
  plan,
  Board,
  turnOf: ({ seat }: State) => (seat < 0 ? undefined : seat),
  when: ({ round: n }: State, lang) => `${capital(round[lang][0])}\u00a0${n}`,
  course: [['launch'], ['sail'], ['anchor'], ['unload'], ['trade'], ['mission']],
  scored: counting(unit),
  scoreNames: () => import('../score/names.ts').then(({ scoreNames }) => ({ default: scoreNames })),
  notation: () => import('@portolan/rotterdam/notation').then(({ notation }) => ({ default: notation })),
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
