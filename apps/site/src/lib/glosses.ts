import type { Lang, Rulebook } from '@portolan/core';

/** A piece of a sentence; with a term, it is a word of the glossary. */
export interface Piece {
  readonly text: string;
  readonly term?: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for a word of the glossary as it stands in a sentence: whole, in either case, singular or plural. */
const wordPattern = (term: string): RegExp => {
  const words = term.split(/\s+/).map((word) => `${escaped(word)}(?:e?s|x)?`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu');
};

/** Words that say nothing of where they lead when they stand alone, as link checkers know them: they are no links. */
const vague = /^(?:start|go|here|this|more|information)$/i;

const splitAt = (piece: Piece, term: string, pattern: RegExp): readonly Piece[] | undefined => {
  const found = piece.term === undefined ? pattern.exec(piece.text) : null;
  if (!found || vague.test(found[0])) return undefined;
  const [before, after] = [piece.text.slice(0, found.index), piece.text.slice(found.index + found[0].length)];
  return [{ text: before }, { text: found[0], term }, { text: after }].filter(({ text }) => text !== '');
};

/** Marks the first place of one term. */
const withTerm = (pieces: readonly Piece[], term: string, word: string): readonly Piece[] => {
  const pattern = wordPattern(word);
  for (const [i, piece] of pieces.entries()) {
    const split = splitAt(piece, term, pattern);
    if (split) return [...pieces.slice(0, i), ...split, ...pieces.slice(i + 1)];
  }
  return pieces;
};

/** The sentence of a clause with the words of the glossary that it declares, each marked once, long words first. */
export const glossed = (book: Rulebook, clause: string, lang: Lang): readonly Piece[] => {
  const text = book.clauses[clause];
  if (!text) return [];
  const used = new Set(text.terms);
  return book.glossary
    .filter(({ id }) => used.has(id))
    .map(({ id, term }) => ({ id, word: term[lang] }))
    .sort((a, b) => b.word.length - a.word.length)
    .reduce<readonly Piece[]>((pieces, { id, word }) => withTerm(pieces, id, word), [{ text: text[lang] }]);
};
