import type { Lang } from '@portolan/core';

type Both = Readonly<Record<Lang, string>>;

/** A colon and what follows it. */
export const colon: Both = { fr: '\u00a0: ', en: ': ' };
/** Between the parts of a list. */
export const semicolon: Both = { fr: '\u202f; ', en: '; ' };

/** French typography: spaces that must not break before `: ; ! ?`, inside « », and between a number and its unit. */
export const french = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (PV|points?|cartes?|drapeaux?|joueurs)\b/g, '$1\u00a0$2');

/** The text in the reader's language. */
export const say = (lang: Lang, fr: string, en: string): string => (lang === 'fr' ? fr : en);

/** The same, of a French text that is written with ordinary spaces. */
export const typeset = (lang: Lang, fr: string, en: string): string => (lang === 'fr' ? french(fr) : en);

/** A number with its noun, singular and plural. */
export const plural = (
  count: number,
  lang: Lang,
  fr: readonly [string, string],
  en: readonly [string, string],
): string => `${count} ${lang === 'fr' ? fr[count < 2 ? 0 : 1] : en[count === 1 ? 0 : 1]}`;
