import type { Rulebook, Text } from '@portolan/core';

/** A word of the field with the game it belongs to. */
export interface GlossaryEntry {
  /** The game that it belongs to. */
  readonly game: string;
  /** A name in English, for links. */
  readonly id: string;
  /** The word, in the singular. */
  readonly term: Text;
  /** What it means there, in one sentence. */
  readonly meaning: Text;
}

/** The words of a book. */
export const glossary = (book: Rulebook): readonly GlossaryEntry[] =>
  book.glossary.map(({ id, term, meaning }) => ({ game: book.game, id, term, meaning }));
