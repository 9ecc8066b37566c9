import { answers } from '@portolan/cabo-da-roca/checkers';
import { playersWords } from '@portolan/cabo-da-roca/search';
import { answers as questions } from '@portolan/solvers/cabo-da-roca';
import type { SiteGame } from '../game.ts';

/** What a search finds besides rulebook and examples, and what players say. */
export const searched: NonNullable<SiteGame['searched']> = { words: playersWords, disputes: answers, questions };
