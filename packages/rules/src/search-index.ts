import type { Lang, Rulebook } from '@portolan/core';
import { type Document, documentsOf } from './documents.ts';
import { stem, wordsOf } from './fold.ts';

/** Which documents hold a word, and how much it weighs there. */
type Postings = ReadonlyMap<number, number>;

/** An inverted index of one language: every word with the documents that hold it. */
export interface SearchIndex {
  readonly lang: Lang;
  readonly documents: readonly Document[];
  /** All words, sorted, so that those with one beginning stand together. */
  readonly words: readonly string[];
  readonly postings: ReadonlyMap<string, Postings>;
}

/** Builds the index of a book in one language. */
export const indexOf = (book: Rulebook, lang: Lang): SearchIndex => {
  const documents = documentsOf(book, lang);
  const postings = new Map<string, Map<number, number>>();
  for (const [id, document] of documents.entries()) {
    for (const [word, weight] of weightsOf(document, lang)) {
      const held = postings.get(word) ?? new Map<number, number>();
      postings.set(word, held.set(id, weight));
    }
  }
  return { lang, documents, words: [...postings.keys()].sort(), postings };
};

/** Each word of a document with its best weight. */
const weightsOf = (document: Document, lang: Lang): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  for (const [text, weight] of document.fields) {
    for (const { word } of wordsOf(text)) {
      const key = stem(word, lang);
      weights.set(key, Math.max(weight, weights.get(key) ?? 0));
    }
  }
  return weights;
};

/** The words of the index that begin with a text. */
export const wordsFrom = ({ words }: SearchIndex, beginning: string): readonly string[] => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < words.length && words[end]!.startsWith(beginning)) end++;
  return words.slice(low, end);
};
