import { answers } from '@portolan/comptoir-des-antilles/checkers';
import { playersWords } from '@portolan/comptoir-des-antilles/search';
import { answers as questions } from '@portolan/solvers/comptoir-des-antilles';
import type { SiteGame } from '../game.ts';

/** What a search finds besides rulebook and examples, and what players say. */
export const searched: NonNullable<SiteGame['searched']> = { words: playersWords, disputes: answers, questions };
