import type { Rulebook, Section } from '@portolan/core';

/** The clauses of a section in reading order, over all its parts. */
export const clausesOf = (section: Section): readonly string[] => section.parts.flatMap((part) => part.clauses);

/** Printed numbers by clause id: the tenth clause of the fifth section is `5.10`. */
export const numbering = (book: Rulebook): ReadonlyMap<string, string> =>
  new Map(
    book.sections.flatMap((section, s) =>
      clausesOf(section).map((id, c): [string, string] => [id, `${s + 1}.${c + 1}`]),
    ),
  );

/** The clause that has a printed number; undefined if there is none. */
export const byNumber = (book: Rulebook, number: string): string | undefined =>
  [...numbering(book)].find(([, known]) => known === number)?.[0];
