import { plain } from '@portolan/core/words';
import type { Refusals } from './types.ts';

/** What is refused by the clauses of `treasures`. */
export const treasuresRefusals = {
  'stays-on-island': plain('Un marin posé sur une île y reste.', 'A sailor put on an island stays there.'),
} satisfies Refusals;
