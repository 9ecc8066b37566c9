import type { Lang } from '@portolan/core';

/** Languages of the site, with their own names. */
export const langs: readonly { readonly id: Lang; readonly name: string }[] = [
  { id: 'fr', name: 'Français' },
  { id: 'en', name: 'English' },
];

/** The language of a page from its address or locale; French where none is said. */
export const langOf = (locale: string | undefined): Lang => (locale === 'en' ? 'en' : 'fr');

/** The other language. */
export const otherLang = (lang: Lang): Lang => (lang === 'fr' ? 'en' : 'fr');

/** The paths of a page that exists in both languages. */
export const bothLangs = (): { params: { lang: Lang } }[] => langs.map(({ id }) => ({ params: { lang: id } }));
