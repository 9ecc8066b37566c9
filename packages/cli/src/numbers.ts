import type { Lang } from '@portolan/core';
import { number, plural } from '@portolan/core/words';

/** A number as the language writes it, to three decimals at most; one that was rounded to a text keeps its own. */
export const decimals = (value: number | string, lang: Lang): string =>
  typeof value === 'number' ? number(value, lang) : lang === 'fr' ? value.replace('.', ',') : value;

/** A number with its noun; in French, nothing is singular too. */
export const counted = (n: number, lang: Lang, one: string, other = `${one}s`): string =>
  `${number(n, lang)} ${plural(n, one, other, lang)}`;

/** A share of 1 in percent, to so many decimals at most. */
export const percent = (share: number, lang: Lang, places = 1): string => {
  const value = Math.round(share * 100 * 10 ** places) / 10 ** places;
  return `${decimals(value, lang)}${lang === 'fr' ? '\u00a0' : ''}%`;
};

/** Seats as tables name them: A, B, C… */
export const seatName = (seat: number): string => String.fromCharCode(65 + seat);
