import type { Text } from '@portolan/core';
import { type Book, bookOf, gameIds } from './books.ts';

/** A word of the field with the game it belongs to. */
export interface GlossaryEntry {
  readonly game: string;
  readonly id: string;
  readonly term: Text;
  readonly meaning: Text;
}

/** The words of one game, or of all, in the order of their books. */
export const glossary = (game?: Book): readonly GlossaryEntry[] =>
  (game === undefined ? gameIds : [game])
    .map(bookOf)
    .flatMap((book) => book.glossary.map(({ id, term, meaning }) => ({ game: book.game, id, term, meaning })));
