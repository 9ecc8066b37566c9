import type { Lang } from '@portolan/core';

/** Something left out of a sentence. */
const left = /undefined|\bnull\b|NaN|\[object|\{\w+\}|^\s*$/;

/** French: a sign after an ordinary space or none at all, a straight apostrophe, a decimal point. */
const french: readonly RegExp[] = [/ [;:!?»]/, /« /, /'/, /[\p{L}\d][;!?](?=\s|$)/u, /[\p{L}]:(?=\s|$)/u, /\d\.\d/];

/** English: French marks, a space before a sign. */
const english: readonly RegExp[] = [/[«»]/, /[\u00a0\u202f ][;:!?]/, /'/];

/** What is wrong with a sentence as it stands on a page: holes, and the marks of the other language. */
export const holesIn = (sentence: string, lang: Lang): string[] =>
  [left, ...(lang === 'fr' ? french : english)].flatMap((wrong) => wrong.exec(sentence)?.[0] ?? []);
