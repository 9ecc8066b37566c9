import { asks } from '@portolan/core/checkers';
import { readWinner } from './types/table.ts';

/** What the checker of who has won asks, for forms that leave the answer for later. */
export const winnerAsks = asks('winner', [], readWinner);
