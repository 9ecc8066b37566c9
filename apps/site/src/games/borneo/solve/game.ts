import type { Table } from '@portolan/boards/borneo';
import type { SolveForms } from '../../../solve/game.ts';
import { changed, fields } from './fields.ts';

/** The forms of Borneo’s questions about one's best move. */
const game: SolveForms<Table> = {
  rules: () => import('../rules.ts'),
  first: 'best',
  fields,
  changed,
  pictures: () => import('./pictures.tsx'),
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
