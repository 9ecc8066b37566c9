import type { PlayersWords } from '@portolan/core';
import type { Clause } from '../clauses.ts';

/** What players type who look for a clause, where it does not say so itself. */
export const asked: PlayersWords<Clause>['asked'] = {};
