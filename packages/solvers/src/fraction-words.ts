import type { Lang } from '@portolan/core';
import type { Ranked } from '@portolan/core/answers';
import { asNumber, fractionInWords, percent } from '@portolan/core/words';

/** A fraction longer than this says less than its share. */
const LONG = 16;

/** A fraction behind a share or a mean, where it is short and no whole number: ` (5/19)`. */
export const fractionNote = (fraction: string, lang: Lang): string =>
  fraction.includes('/') && fraction.length < LONG ? ` (${fractionInWords(fraction, lang)})` : '';

/** A chance in a sentence: `26.3% (5/19)`. */
export const chance = (fraction: string, lang: Lang): string =>
  `${percent(fraction, lang)}${fractionNote(fraction, lang)}`;

/** The fraction of a row, where it is short. */
export const inFull = (fraction: string, lang: Lang): Pick<Ranked, 'more'> =>
  fraction.length < LONG ? { more: fractionInWords(fraction, lang) } : {};

/** A chance as a row of its own says it. */
export const chanceRow = (fraction: string, lang: Lang): Pick<Ranked, 'value' | 'text' | 'more'> => ({
  value: asNumber(fraction),
  text: percent(fraction, lang),
  ...inFull(fraction, lang),
});
