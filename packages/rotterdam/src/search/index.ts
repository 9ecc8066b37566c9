import type { PlayersWords } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { asked } from './asked.ts';
import { synonyms } from './synonyms.ts';

/** What players of Rotterdam say where its rulebook uses other words. */
export const playersWords: PlayersWords<Clause> = { synonyms, asked };
