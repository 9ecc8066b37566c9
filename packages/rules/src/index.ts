export { type Book, bookOf, books, type GameId, gameIds, isGameId } from './books.ts';
export type { Document } from './documents.ts';
export { type Entry, entries, find, toJson } from './entry.ts';
export { fold } from './fold.ts';
export { type GlossaryEntry, glossary } from './glossary.ts';
export { toMarkdown } from './markdown.ts';
export { byNumber, numbering } from './numbering.ts';
export { type Hit, type SearchOptions, search } from './search.ts';
