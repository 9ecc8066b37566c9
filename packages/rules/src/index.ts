export { type Book, bookOf, books, type GameId, gameIds, isGameId } from './books.ts';
export type { Entry } from './entry.ts';
export { fold } from './fold.ts';
export type { GlossaryEntry } from './glossary.ts';
export { byNumber, numbering } from './numbering.ts';
export { entries, find, glossary, type SearchOptions, search, toJson, toMarkdown } from './over-all.ts';
export type { Hit, SearchIn } from './search/index.ts';
