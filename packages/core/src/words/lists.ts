import type { Lang } from '../text.ts';

// British English has no comma before the last of a list, and no more has ours.
const locales: Readonly<Record<Lang, string>> = { fr: 'fr-FR', en: 'en-GB' };
const types = { and: 'conjunction', or: 'disjunction' } as const;
const formats: Partial<Record<string, Intl.ListFormat>> = {};

/** A list as a sentence writes it: `A, B and C`, `A, B ou C`. */
export const listed = (items: readonly string[], lang: Lang, last: keyof typeof types = 'and'): string => {
  formats[`${lang} ${last}`] ??= new Intl.ListFormat(locales[lang], { type: types[last] });
  return formats[`${lang} ${last}`]!.format(items);
};

/** Who has won, as a headline; several share it. */
export const winning = (names: readonly string[], lang: Lang): string => {
  const all = listed(names, lang);
  if (names.length > 1) return lang === 'fr' ? `${all} gagnent ensemble` : `${all} share the win`;
  return lang === 'fr' ? `${all} gagne` : `${all} wins`;
};
