import type { Lang } from '../text.ts';
import { say } from './typography.ts';

// British English has no comma before the last of a list, and no more has ours.
const locales: Readonly<Record<Lang, string>> = { fr: 'fr-FR', en: 'en-GB' };
const types = { and: 'conjunction', or: 'disjunction' } as const;
const formats: Partial<Record<string, Intl.ListFormat>> = {};

/** A list as a sentence writes it: `A, B and C`, `A, B ou C`. */
export const listed = (items: readonly string[], lang: Lang, last: keyof typeof types = 'and'): string => {
  formats[`${lang} ${last}`] ??= new Intl.ListFormat(locales[lang], { type: types[last] });
  return formats[`${lang} ${last}`]!.format(items);
};

/** Who has won, in a few words: `A wins`, `A and B share the win`. */
export const winning = (names: readonly string[], lang: Lang): string =>
  names.length > 1
    ? say(lang, `${listed(names, lang)} gagnent ensemble`, `${listed(names, lang)} share the win`)
    : say(lang, `${names[0]} gagne`, `${names[0]} wins`);
