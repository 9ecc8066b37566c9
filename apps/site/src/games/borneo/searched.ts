import { answers } from '@portolan/borneo/checkers';
import { playersWords } from '@portolan/borneo/search';
import { answers as questions } from '@portolan/solvers/borneo';
import type { SiteGame } from '../game.ts';

/** What a search finds besides rulebook and examples, and what players say. */
export const searched: NonNullable<SiteGame['searched']> = { words: playersWords, disputes: answers, questions };
