import type { ClauseText, Section, Text } from '@portolan/core';
import type { Clause } from '../clauses.ts';

/** A section whose clauses are known ids. */
export interface CaboSection extends Section {
  readonly parts: readonly { readonly title?: Text; readonly clauses: readonly Clause[] }[];
}

/** A section as it stands in its file: its heading, and under each sub-heading the clauses in reading order. */
interface Written extends Omit<Section, 'parts'> {
  readonly parts: readonly { readonly title?: Text; readonly clauses: { readonly [Id in Clause]?: ClauseText } }[];
}

type IdIn<Part> = Part extends { readonly clauses: infer Clauses } ? keyof Clauses & Clause : never;

/** A section of the rulebook: what the table of contents lists, and its texts. */
export interface SectionOf<Id extends Clause> {
  readonly section: CaboSection;
  readonly clauses: Readonly<Record<Id, ClauseText>>;
}

/** Reads a section as it is written; the compiler knows which clauses stand in it. */
export const section = <const Book extends Written>(book: Book): SectionOf<IdIn<Book['parts'][number]>> => {
  const parts = book.parts.map((part) => ({ ...part, clauses: Object.keys(part.clauses) as Clause[] }));
  const clauses = Object.assign({}, ...book.parts.map((part) => part.clauses));
  return { section: { ...book, parts }, clauses };
};
