import type { Rulebook, Text } from '@portolan/core';

/** A word of the field with the game it belongs to. */
export interface GlossaryEntry {
  readonly game: string;
  readonly id: string;
  readonly term: Text;
  readonly meaning: Text;
}

/** The words of a book. */
export const glossary = (book: Rulebook): readonly GlossaryEntry[] =>
  book.glossary.map(({ id, term, meaning }) => ({ game: book.game, id, term, meaning }));
