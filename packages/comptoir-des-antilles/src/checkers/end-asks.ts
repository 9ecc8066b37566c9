import { asks } from '@portolan/core/checkers';
import { readEnd } from './types/end-input.ts';

/** What the checker of the end of the game asks, for forms that leave the answer for later. */
export const endAsks = asks('end', ['hundred', 'shortfall'], readEnd);
