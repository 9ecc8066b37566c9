// What can be found, in one language: loaded when the search is opened.

import type { Lang } from '@portolan/core';
import { collect, type PageName, pack, type Searchable } from '@portolan/rules/search';
import { games } from '#games';
import { type SiteGame, toolsOf } from '../../games/game.ts';
import { bothLangs } from '../../lib/langs.ts';
import type { Searched } from '../../scripts/search-links.ts';

const pagesOf = (game: SiteGame): readonly PageName[] => [
  ...toolsOf(game),
  ...(game.disputes ? (['position'] as const) : []),
  'summary',
];

const searchable = (game: SiteGame): Searchable => ({
  book: game.rules,
  examples: game.examples,
  ...game.searched,
  ...(game.lessons ? { lessons: game.lessons.lessons } : {}),
  pages: pagesOf(game),
});

export const getStaticPaths = () => bothLangs();

const searchedIn = (lang: Lang): Searched => ({
  ...pack(games.map((game) => collect(searchable(game), lang))),
  titles: Object.fromEntries(games.map(({ id, rules }) => [id, rules.title[lang]])),
});

export const GET = ({ params }: { params: { lang: Lang } }) => new Response(JSON.stringify(searchedIn(params.lang)));
