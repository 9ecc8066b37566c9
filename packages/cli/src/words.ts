import type { Lang } from '@portolan/core';

/** One of two texts. */
export const say = (lang: Lang, french: string, english: string): string => (lang === 'fr' ? french : english);
