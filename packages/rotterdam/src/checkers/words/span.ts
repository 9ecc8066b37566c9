import type { Lang } from '@portolan/core';
import { say } from '@portolan/core/words';
import type { Span } from '../types.ts';

/** A number, or the least and the greatest: "11 à 13". */
export const spanInWords = ([least, greatest]: Span, lang: Lang): string =>
  least === greatest ? String(least) : say(lang, `${least} à ${greatest}`, `${least} to ${greatest}`);
