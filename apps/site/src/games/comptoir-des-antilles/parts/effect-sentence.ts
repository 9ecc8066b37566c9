import type { Effect } from '@portolan/comptoir-des-antilles';
import { effectInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { capital } from '../../../kit/text.ts';

/** An effect as a sentence. */
export const effectSentence = (effect: Effect, lang: Lang): string => capital(effectInWords(effect, lang));
