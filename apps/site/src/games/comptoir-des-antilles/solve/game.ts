import type { Table } from '@portolan/boards/comptoir-des-antilles';
import type { SolveForms } from '../../../solve/game.ts';
import { fields } from './fields.tsx';

/** The forms of Comptoir des Antilles’ questions about one's best move. */
const game: SolveForms<Table> = {
  rules: () => import('../rules.ts'),
  first: 'best',
  fields,
  pictures: () => import('./pictures.tsx'),
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
