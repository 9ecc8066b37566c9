import type { Lang } from '@portolan/core';

type Both = Readonly<Record<Lang, string>>;

/** A colon and what follows it. */
export const colon: Both = { fr: '\u00a0: ', en: ': ' };
/** Between the parts of a list. */
export const semicolon: Both = { fr: '\u202f; ', en: '; ' };

/** The text in the reader's language. */
export const say = (lang: Lang, fr: string, en: string): string => (lang === 'fr' ? fr : en);

/** A number with its noun, singular and plural. */
export const plural = (
  count: number,
  lang: Lang,
  fr: readonly [string, string],
  en: readonly [string, string],
): string => `${count} ${lang === 'fr' ? fr[count < 2 ? 0 : 1] : en[count === 1 ? 0 : 1]}`;
