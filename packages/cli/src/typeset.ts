import type { Lang } from '@portolan/core';

/** Joins a template, with its own words set as French print sets them; what is filled in stays as it is. */
export const fr = (strings: TemplateStringsArray, ...values: readonly unknown[]): string =>
  strings.map((text, i) => french(text) + (i < values.length ? String(values[i]) : '')).join('');

const french = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:%])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')
    .replaceAll("'", '’');

/** `label: text`, with the colon of the language. */
export const labeled = (label: string, text: string, lang: Lang): string =>
  lang === 'fr' ? fr`${label} : ${text}` : `${label}: ${text}`;
