// What the integrations that run after the build need of the games; the last of them takes the file away.

import type { Lang, Rulebook } from '@portolan/core';
import { entries } from '@portolan/rules/book';
import { games } from '#games';
import { wideChart } from '../drawings/compositions.ts';
import { langs } from '../lib/langs.ts';
import { page } from '../lib/links.ts';
import { termAnchor } from '../lib/placing.ts';
import { words } from '../lib/words.ts';

/** The headings above each clause. */
const headings = (book: Rulebook, lang: Lang): ReadonlyMap<string, string> =>
  new Map(
    book.sections.flatMap(({ title, parts }) =>
      parts.flatMap((part) =>
        part.clauses.map((id): [string, string] => [id, [title[lang], part.title?.[lang]].filter(Boolean).join(', ')]),
      ),
    ),
  );

/** A record a clause: a search ends at the clause, not at the top of a long page. */
const clauseRecords = (book: Rulebook, lang: Lang) => {
  const above = headings(book, lang);
  const names = new Map(book.glossary.map(({ id, term }) => [id, term[lang]]));
  return entries(book).map(({ id, number, ...texts }) => {
    const terms = (book.clauses[id]?.terms ?? []).map((term) => names.get(term)).join(', ');
    return {
      url: page(lang, book.game, id),
      language: lang,
      content: `${texts[lang]} — ${[number, above.get(id), terms, id].filter(Boolean).join(', ')}`,
      filters: { game: [book.game] },
      meta: { title: book.title, number, where: `${above.get(id)} · ${book.title}` },
    };
  });
};

const termRecords = (book: Rulebook, lang: Lang) =>
  book.glossary.map(({ id, term, meaning }) => ({
    url: page(lang, 'glossary', termAnchor(book.game, id)),
    language: lang,
    content: `${term[lang]}. ${meaning[lang]}`,
    filters: { game: [book.game] },
    meta: { title: term[lang], where: `${words.glossary[lang]} · ${book.title}` },
  }));

const books = games.map(({ rules }) => rules);

export const GET = () =>
  new Response(
    JSON.stringify({
      /** Each game's name, and its harbor on the chart. */
      cards: games.map(({ id, rules, harbor }) => ({
        id,
        title: rules.title,
        at: wideChart.anchors[harbor ?? 'cape'],
      })),
      /** What the search finds besides pages. */
      records: langs.flatMap(({ id: lang }) => [
        ...books.flatMap((book) => clauseRecords(book, lang)),
        ...books.flatMap((book) => termRecords(book, lang)),
      ]),
    }),
  );
