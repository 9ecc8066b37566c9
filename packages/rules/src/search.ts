import { type Lang, languages, type Rulebook } from '@portolan/core';
import type { Document } from './documents.ts';
import { stem, wordsOf } from './fold.ts';
import { indexOf, type SearchIndex, wordsFrom } from './search-index.ts';

/** Something that was found. */
export interface Hit extends Omit<Document, 'fields'> {
  /** The language in which it was found. */
  readonly lang: Lang;
  /** The better the higher; comparable within one search only. */
  readonly score: number;
  /** Where `text` matches: start and end of each word. */
  readonly marks: readonly (readonly [start: number, end: number])[];
}

/** Where to search, and for how much. Without `lang` in both languages. */
export interface SearchIn {
  /** The language to search in. */
  readonly lang?: Lang;
  /** At most so many hits; default all. */
  readonly limit?: number;
}

/**
 * Full text over clauses, rulings and glossary. Case, accents, ligatures and plurals do not matter; a word
 * also finds those that begin with it. What holds most of the words comes first, then what holds the rarest;
 * what holds less than half as many as the best is left out.
 */
export const searchIn = (among: readonly Rulebook[], query: string, { lang, limit }: SearchIn = {}): readonly Hit[] => {
  const langs = lang ? [lang] : languages;
  const found = among.flatMap((book) => langs.flatMap((one) => searchIndex(indexFor(book, one), query)));
  const most = Math.max(0, ...found.map(({ matched }) => matched));
  return found
    .filter(({ matched }) => matched * 2 >= most)
    .sort((a, b) => b.matched - a.matched || b.hit.score - a.hit.score)
    .map(({ hit }) => hit)
    .slice(0, limit);
};

interface Found {
  readonly hit: Hit;
  /** How many words of the query it holds. */
  readonly matched: number;
}

const searchIndex = (index: SearchIndex, query: string): Found[] => {
  const words = queryWords(query, index.lang);
  const scores = words.map((word) => scoresOf(index, word));
  const held = new Set(scores.flatMap((one) => [...one.keys()]));
  return [...held].map((id) => {
    const parts = scores.flatMap((one) => one.get(id) ?? []);
    const document = index.documents[id]!;
    return { hit: hitOf(document, index.lang, words, sum(parts)), matched: parts.length };
  });
};

/** The words that are looked for: single letters are left over from elisions. */
const queryWords = (query: string, lang: Lang): readonly string[] => {
  const words = wordsOf(query).map(({ word }) => stem(word, lang));
  return [...new Set(words.filter((word) => word.length > 1 || /\d/.test(word)))];
};

/** A word that only begins with the one looked for counts this much of a whole one. */
const prefixShare = 0.5;

/** How well each document answers one word: its weight there, times the rarity of the word. */
const scoresOf = (index: SearchIndex, wanted: string): ReadonlyMap<number, number> => {
  const scores = new Map<number, number>();
  for (const word of wordsFrom(index, wanted)) {
    const postings = index.postings.get(word)!;
    const rarity = Math.log(1 + index.documents.length / postings.size);
    const share = word === wanted ? 1 : prefixShare;
    for (const [id, weight] of postings) scores.set(id, Math.max(scores.get(id) ?? 0, weight * rarity * share));
  }
  return scores;
};

const hitOf = ({ fields: _, ...shown }: Document, lang: Lang, words: readonly string[], score: number): Hit => ({
  ...shown,
  lang,
  score,
  marks: wordsOf(shown.text)
    .filter(({ word }) => words.some((wanted) => stem(word, lang).startsWith(wanted)))
    .map(({ start, end }) => [start, end] as const),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Indexes are built on first use; a book never changes. */
const indexes = new WeakMap<Rulebook, Partial<Record<Lang, SearchIndex>>>();

const indexFor = (book: Rulebook, lang: Lang): SearchIndex => {
  const known = indexes.get(book);
  const index = known?.[lang] ?? indexOf(book, lang);
  indexes.set(book, { ...known, [lang]: index });
  return index;
};
