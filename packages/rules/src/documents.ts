import type { Lang, Rulebook, Term } from '@portolan/core';
import { entries } from './entry.ts';

/** What can be found: a clause, or a word of the glossary. */
export interface Document {
  /** What was found. */
  readonly kind: 'clause' | 'term';
  /** The game that it belongs to. */
  readonly game: string;
  /** The id of the clause or of the word. */
  readonly id: string;
  /** The printed number of a clause. */
  readonly number?: string;
  /** What is shown, and where matches are marked. */
  readonly text: string;
  /** The word of the glossary. */
  readonly term?: string;
  /** Texts that are searched, each with its weight. */
  readonly fields: readonly (readonly [text: string, weight: number])[];
}

/** Everything that can be found in a book in one language. */
export const documentsOf = (book: Rulebook, lang: Lang): readonly Document[] => [
  ...clauseDocuments(book, lang),
  ...book.glossary.map((term) => termDocument(book, term, lang)),
];

const clauseDocuments = (book: Rulebook, lang: Lang): Document[] => {
  const headings = headingsOf(book, lang);
  return entries(book).map((entry) => ({
    kind: 'clause',
    game: book.game,
    id: entry.id,
    number: entry.number,
    text: entry[lang],
    fields: [
      [entry[lang], 4],
      [entry.id, 3],
      [entry.number, 9],
      [headings.get(entry.id) ?? '', 1],
      [termsOf(book, entry.id, lang), 1],
      [rulingOf(book, entry.id, lang), 2],
    ],
  }));
};

const termDocument = (book: Rulebook, { id, term, meaning }: Term, lang: Lang): Document => ({
  kind: 'term',
  game: book.game,
  id,
  text: meaning[lang],
  term: term[lang],
  fields: [
    [term[lang], 6],
    [meaning[lang], 2],
  ],
});

/** The headings above each clause. */
const headingsOf = (book: Rulebook, lang: Lang): ReadonlyMap<string, string> =>
  new Map(
    book.sections.flatMap((section) =>
      section.parts.flatMap((part) =>
        part.clauses.map((id): [string, string] => [id, `${section.title[lang]} ${part.title?.[lang] ?? ''}`]),
      ),
    ),
  );

const termsOf = (book: Rulebook, clause: string, lang: Lang): string => {
  const used = book.clauses[clause]?.terms ?? [];
  return book.glossary
    .filter(({ id }) => used.includes(id))
    .map(({ term }) => term[lang])
    .join(' ');
};

/** The question and the readings of the ruling that a clause states. */
const rulingOf = (book: Rulebook, clause: string, lang: Lang): string =>
  book.rulings
    .filter(({ name }) => `ruling.${name}` === clause)
    .flatMap(({ question, readings }) => [
      question[lang],
      ...readings.flatMap(({ title, why }) => [title[lang], why[lang]]),
    ])
    .join(' ');
