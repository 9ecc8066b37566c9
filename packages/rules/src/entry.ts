import type { ClauseKind, ClauseText, Origin, Rulebook } from '@portolan/core';
import { byNumber, clausesOf, numbering } from './numbering.ts';

/** A clause as it stands in the book: its words, its number, and where it belongs. */
export interface Entry {
  /** `section.subject`; never reused. */
  readonly id: string;
  /** The printed number, `5.10`; it may change between versions, the id does not. */
  readonly number: string;
  /** What the clause does. */
  readonly kind: ClauseKind;
  /** The id of its section. */
  readonly section: string;
  /** Its words in French. */
  readonly fr: string;
  /** Its words in English. */
  readonly en: string;
  /** Ids of clauses worth reading with it. */
  readonly see: readonly string[];
  /** The heading of the printed rulebook. */
  readonly source: string;
  /** Only where the rulebook does not print it: our own, or publicly known. */
  readonly origin?: Origin;
  /** The clause it is an exception of; only where there is one. */
  readonly except?: string;
}

/** All clauses of a book in reading order. */
export const entries = (book: Rulebook): readonly Entry[] => {
  const numbers = numbering(book);
  return book.sections.flatMap((section) =>
    clausesOf(section).map((id) => entry(book, id, numbers.get(id) ?? '', section.id)),
  );
};

/** A clause by its id or its printed number; undefined if the book has none such. */
export const find = (book: Rulebook, id: string): Entry | undefined => {
  const wanted = byNumber(book, id) ?? id;
  return entries(book).find((one) => one.id === wanted);
};

/** The book as data: its clauses in reading order, ready for `JSON.stringify`. */
export const toJson = (book: Rulebook): Entry[] => [...entries(book)];

const entry = (book: Rulebook, id: string, number: string, section: string): Entry => {
  const { kind, fr, en, see = [], source, origin, except } = textOf(book, id);
  return {
    id,
    number,
    kind,
    section,
    fr,
    en,
    see,
    source,
    ...(origin === undefined ? {} : { origin }),
    ...(except === undefined ? {} : { except }),
  };
};

const textOf = (book: Rulebook, id: string): ClauseText => {
  const text = Object.hasOwn(book.clauses, id) ? book.clauses[id] : undefined;
  if (!text) throw new RangeError(`${book.game}: a section names ${id}, which has no text`);
  return text;
};
