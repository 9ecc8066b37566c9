import type { Action } from '@portolan/borneo';
import { actionInWords, unit, unlistedInWords } from '@portolan/borneo/rules';
import { bestWordsBy } from '../../search/words.ts';

/** The words of the question. */
export const bestWords = bestWordsBy<Action>(() => ({ name: actionInWords, unit, why: unlistedInWords }));
