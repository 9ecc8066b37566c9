import { type Lang, languages, type Rulebook } from '@portolan/core';
import * as one from './book.ts';
import { type Book, bookOf, books, gameIds } from './books.ts';
import { type Hit, type SearchIn, searchIn } from './search/index.ts';

/** A language that books are written in. */
const langOf = (lang: Lang): Lang => {
  if (!languages.includes(lang)) throw new RangeError(`no such language: ${lang}`);
  return lang;
};

/**
 * All clauses of a book in reading order.
 *
 * @throws RangeError on the id of a game that is none.
 */
export const entries = (book: Book): readonly one.Entry[] => one.entries(bookOf(book));

/**
 * A clause by its id or its printed number; undefined if the book has none such.
 *
 * @example
 * ```ts
 * import { find } from '@portolan/rules';
 *
 * find('borneo', 'fight.above')?.section; // -> fight
 * find('borneo', 'fight.below'); // -> undefined
 * ```
 * @throws RangeError on the id of a game that is none.
 */
export const find = (book: Book, id: string): one.Entry | undefined => one.find(bookOf(book), id);

/**
 * The book as data: its clauses in reading order, ready for `JSON.stringify`.
 *
 * @throws RangeError on the id of a game that is none.
 */
export const toJson = (book: Book): one.Entry[] => one.toJson(bookOf(book));

/**
 * The whole book as Markdown in one language: sections, numbered clauses, open points, glossary. Clauses have anchors, and
 * numbers lead there, unless it is read as it stands (`linked` false).
 *
 * @example
 * ```ts
 * import { toMarkdown } from '@portolan/rules';
 *
 * toMarkdown('rotterdam', 'fr').split('\n')[0]; // -> # Rotterdam
 * ```
 * @throws RangeError on the id of a game or a language that is none.
 */
export const toMarkdown = (book: Book, lang: Lang, linked = true): string =>
  one.toMarkdown(bookOf(book), langOf(lang), linked);

/**
 * The words of one game, or of all, in the order of their books.
 *
 * @example
 * ```ts
 * import { glossary } from '@portolan/rules';
 *
 * glossary('cabo-da-roca').find(({ id }) => id === 'shoals')?.term.fr; // -> hauts-fonds
 * ```
 * @throws RangeError on the id of a game that is none.
 */
export const glossary = (game?: Book): readonly one.GlossaryEntry[] =>
  (game === undefined ? gameIds : [game]).map(bookOf).flatMap(one.glossary);

/** Where to search: without `lang` in both languages, without `game` in all books. */
export interface SearchOptions extends Omit<SearchIn, 'first'> {
  /** The book to search in. */
  readonly game?: Book;
}

/**
 * Full text over the books: headings, clauses, open points, glossary. Case, accents, endings, small words, typos, British
 * spelling and elisions do not matter, and any of the words may match: what holds more and rarer words comes first.
 * `searchIn` of `@portolan/rules/search` finds examples, questions and pages as well.
 *
 * @example
 * ```ts
 * import { search } from '@portolan/rules';
 *
 * search('porteurs', { lang: 'fr', limit: 1 }).map(({ game }) => game); // -> ['comptoir-des-antilles']
 * ```
 * @throws RangeError on the id of a game or a language that is none.
 */
export const search = (query: string, { game, ...options }: SearchOptions = {}): readonly Hit[] => {
  if (options.lang !== undefined) langOf(options.lang);
  return searchIn(game === undefined ? Object.values<Rulebook>(books) : [bookOf(game)], query, options);
};
