import type { Lang } from '@portolan/core';
import { kindOf } from '../solve/kind.ts';

const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** The address of a file or page of the site, below the base it is served under: `to('fr/glossary/')`. */
export const to = (path: string): string => `${base}${path.replace(/^\//, '')}`;

/** The base of the site, with its closing slash. */
export const siteBase = base;

/** The address of a page in a language: `page('fr', '<game>/check')`, optionally with an anchor. */
export const page = (lang: Lang, path = '', anchor = ''): string =>
  to(`${lang}/${path ? `${path}/` : ''}${anchor ? `#${anchor}` : ''}`);

/** The address of a question of a game, a dispute or one of its solver. */
export const questionPage = (lang: Lang, game: string, tool: 'check' | 'solve', id: string): string =>
  page(lang, `${game}/${tool}`, tool === 'solve' ? kindOf(id) : id);

/** The address of the page where the examples of a section are drawn, of one of them with its anchor. */
export const examplesPage = (lang: Lang, game: string, section: string, anchor = ''): string =>
  page(lang, `${game}/examples/${section}`, anchor);

/** The path of a page below its language, from its address: `<game>/check`; empty for the language's home. */
export const pathOf = (url: URL): string =>
  url.pathname
    .slice(base.length)
    .replace(/^(fr|en)(\/|$)/, '')
    .replace(/\/$/, '');
