import type { Action } from '@portolan/comptoir-des-antilles';
import { sentencesIn, unit, unlistedInWords } from '@portolan/comptoir-des-antilles/rules';
import { bestWordsBy } from '../../search/words.ts';
import type { Boxed } from './common.ts';

/** The words of the question. */
export const bestWords = bestWordsBy<Action, Boxed>(({ edition }) => ({
  name: sentencesIn(edition).action,
  unit,
  why: unlistedInWords,
}));
