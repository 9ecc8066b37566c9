import type { Lang } from '../text.ts';
import { wide } from './typography.ts';

const locales: Readonly<Record<Lang, string>> = { fr: 'fr-FR', en: 'en-US' };

// Made once, when first asked for: a formatter costs more than what it formats.
const pluralRules: Partial<Record<Lang, Intl.PluralRules>> = {};
const formats: Partial<Record<Lang, Intl.NumberFormat>> = {};

/** A number as the reader's language writes it: `1 234,5` with a narrow space, `1,234.5`. */
export const number = (n: number | bigint, lang: Lang): string => {
  formats[lang] ??= new Intl.NumberFormat(locales[lang]);
  // In print a minus sign is no hyphen.
  return formats[lang].format(n).replace('-', '−');
};

/** A number with just so many decimals: `2,0`, `2.0`, `1 234,5`. */
export const decimal = (n: number, places: number, lang: Lang): string => {
  const [whole = '', decimals] = Math.abs(n).toFixed(places).split('.');
  const point = lang === 'fr' ? ',' : '.';
  const text = `${number(Number(whole), lang)}${decimals === undefined ? '' : point + decimals}`;
  // Nothing is written with a sign, though it was a little less.
  return n < 0 && Number(n.toFixed(places)) !== 0 ? `−${text}` : text;
};

/** The form of a noun that follows a number: in French 0 and 1 are singular, in English only 1. */
export const plural = (n: number, one: string, other: string, lang: Lang): string => {
  pluralRules[lang] ??= new Intl.PluralRules(locales[lang]);
  return pluralRules[lang].select(n) === 'one' ? one : other;
};

/** A number with its noun, which stay on one line: `0 carte`, `2 cards`. */
export const counted = (n: number, one: string, other: string, lang: Lang): string =>
  `${number(n, lang)}${wide}${plural(n, one, other, lang)}`;

/** A noun of both languages, for one and for several. */
export interface Noun {
  readonly fr: readonly [one: string, other: string];
  readonly en: readonly [one: string, other: string];
}

/** Counts a thing in both languages: `counting({ fr: ['carte', 'cartes'], en: ['card', 'cards'] })(2, 'fr')`. */
export const counting =
  (noun: Noun): ((n: number, lang: Lang) => string) =>
  (n, lang) => {
    const [one, other] = noun[lang];
    return counted(n, one, other, lang);
  };

/** What is counted in a game that has no name of its own for it. */
export const points: Noun = { fr: ['point', 'points'], en: ['point', 'points'] };

/** A number that is written already, as with a decimal, with its noun: `+0,8 pièce`, `2.5 coins`. */
export const withNoun = (written: string, n: number, noun: Noun, lang: Lang): string => {
  const [one, other] = noun[lang];
  return `${written}${wide}${plural(Math.round(10 * n) / 10, one, other, lang)}`;
};

/** A number with its sign and so many decimals, one if nothing is said: `+1.5`, `−0.5`. */
export const signed = (n: number, lang: Lang, places = 1): string => {
  const text = decimal(n, places, lang);
  return Number(n.toFixed(places)) > 0 ? `+${text}` : text;
};

/** A fraction written as text, `5/19` or `1`, as a number. */
export const asNumber = (fraction: string): number => {
  const [above = '0', below = '1'] = fraction.split('/');
  return Number(above) / Number(below);
};

/** A fraction written as text, with its numbers as the reader's language writes them: `5/19`, `87 211/91 390`. */
export const fractionInWords = (fraction: string, lang: Lang): string =>
  fraction.replace(/\d+/g, (digits) => number(BigInt(digits), lang));

/** A share of 1, or a fraction written as text, in percent with just so many decimals: `26,3 %`, `26.3%`. */
export const percent = (share: number | string, lang: Lang, places = 1): string => {
  const value = typeof share === 'string' ? asNumber(share) : share;
  return `${decimal(value * 100, places, lang)}${lang === 'fr' ? wide : ''}%`;
};

/** A range in figures, or the one number that it comes to: `2–4`, `2`. */
export const range = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? String(min) : `${min}–${max}`;
