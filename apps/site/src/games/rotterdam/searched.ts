import { answers } from '@portolan/rotterdam/checkers';
import { playersWords } from '@portolan/rotterdam/search';
import { answers as questions } from '@portolan/solvers/rotterdam';
import type { SiteGame } from '../game.ts';

/** What a search finds besides rulebook and examples, and what players say. */
export const searched: NonNullable<SiteGame['searched']> = { words: playersWords, disputes: answers, questions };
