import { asks } from '@portolan/core/checkers';
import { readCount } from './types/count.ts';

/** What the checker of the final count asks, for forms that leave the answer for later. */
export const countAsks = asks('count', ['thousand', 'fish-reach', 'fish-two-ports', 'port-ownership'], readCount);
