import type { Lang } from '@portolan/core';

/** One option as a bar. */
export interface Row {
  readonly label: string;
  /** The length of the bar. */
  readonly value: number;
  /** What stands at its end. */
  readonly text: string;
  /** Half the width of its error mark: two standard errors. */
  readonly error?: number;
  /** As good as the best, as far as can be told. */
  readonly best: boolean;
}

/** An answer as it is shown. */
export interface Solved {
  readonly headline: string;
  readonly detail?: string;
  readonly rows: readonly Row[];
}

/** A fraction `5/19`, or `1`, as a number from 0 to 1. */
export const asNumber = (fraction: string): number => {
  const [above = '0', below = '1'] = fraction.split('/');
  return Number(above) / Number(below);
};

/** A chance in percent with one decimal, in the writing of the language. */
export const percent = (fraction: string, lang: Lang): string => {
  const text = (asNumber(fraction) * 100).toFixed(1);
  return lang === 'fr' ? `${text.replace('.', ',')}\u00a0%` : `${text}%`;
};

/** A number with one decimal and its sign. */
export const signed = (value: number, lang: Lang): string => {
  const text = `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`;
  return lang === 'fr' ? text.replace('.', ',') : text;
};
