import type { Example, Rulebook, Ruling, Section } from '@portolan/core';

type Part = Section['parts'][number];

const clauseOrder = (book: Rulebook): readonly string[] =>
  book.sections.flatMap(({ parts }) => parts.flatMap(({ clauses }) => clauses));

/** Whether a clause only states how an open point is read. */
const isReading = (clause: string): boolean => clause.startsWith('ruling.');

/** The first of some clauses in reading order; open points come last. */
const firstOf = (book: Rulebook, clauses: readonly string[]): string | undefined =>
  clauseOrder(book).find((clause) => !isReading(clause) && clauses.includes(clause));

/** The open points that are settled below a part: each stands once, after the first clause it touches. */
export const rulingsAfter = (book: Rulebook, part: Part): readonly Ruling[] =>
  book.rulings.filter(({ touches }) => {
    const home = firstOf(book, touches);
    return home !== undefined && part.clauses.includes(home);
  });

/** The open points that touch a clause. */
export const rulingsOn = (book: Rulebook, clause: string): readonly Ruling[] =>
  book.rulings.filter(({ touches, name }) => touches.includes(clause) || clause === `ruling.${name}`);

/** The examples below a part: each stands once, where the first clause it is about stands. */
export const examplesAfter = (examples: readonly Example[], part: Part): readonly Example[] =>
  examples.filter(({ shows }) => part.clauses.includes(shows[0]));

/** The examples that make a clause fire. */
export const examplesOf = (examples: readonly Example[], clause: string): readonly Example[] =>
  examples.filter(({ shows }) => shows.includes(clause));

/** The address of an open point's box, and of an example, within the rulebook. */
export const rulingAnchor = (name: string): string => `reading-${name}`;
export const exampleAnchor = (id: string): string => `ex-${id}`;

/** The address of a part of a section. */
export const partAnchor = (section: Section, index: number): string => `${section.id}-${index + 1}`;

/** The headings of the printed rulebook that the clauses of a section stand under, each once, in their order. */
export const sourcesOf = (book: Rulebook, section: Section): readonly string[] => [
  ...new Set(section.parts.flatMap(({ clauses }) => clauses.flatMap((id) => book.clauses[id]?.source || []))),
];

/** The anchor of a word in the glossary: games share words that mean different things. */
export const termAnchor = (game: string, term: string): string => `${game}-${term}`;

/** Where the words of a game begin with a letter. */
export const letterAnchor = (game: string, letter: string): string => `${game}-letter-${letter.toLowerCase()}`;
