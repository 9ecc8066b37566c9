import type { Lang } from '@portolan/core';

/** Outlines of the company flags, hoist at the left, 28 x 20: rectangle, swallowtail, taper, point. */
export const flagPaths = {
  R: 'M0 0H28V20H0Z',
  B: 'M0 0H28L21.5 10L28 20H0Z',
  G: 'M0 0L28 4V16L0 20Z',
  Y: 'M0 0H19L28 10L19 20H0Z',
} as const;

/** Letter of a company as face codes write it, in every language. */
export type FlagLetter = keyof typeof flagPaths;

/** Inner seam of each flag, a second sign beside its shape; red has none. */
export const flagSeams: Readonly<Record<FlagLetter, string | undefined>> = {
  R: undefined,
  B: 'M0 2.4H26.4M0 17.6H26.4',
  G: 'M3.2 .6V19.4',
  Y: 'M2.4 2.4H18L24.8 10L18 17.6H2.4Z',
};

/** Where the letter stands on each flag. */
export const flagLetterX: Readonly<Record<FlagLetter, number>> = { R: 14, B: 11, G: 14, Y: 11.5 };

const printed: Readonly<Record<Lang, Readonly<Record<FlagLetter, string>>>> = {
  fr: { R: 'R', B: 'B', G: 'V', Y: 'J' },
  en: { R: 'R', B: 'B', G: 'G', Y: 'Y' },
};

/** The letter printed on a flag: it follows the language of the page, face codes never do. */
export const flagLetter = (letter: FlagLetter, lang: Lang): string => printed[lang][letter];
