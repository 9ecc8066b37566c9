import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a player types, and what answers it: one of some clauses, or a page (a question there, where `checker` names it). */
export interface Query {
  readonly game: string;
  readonly lang: 'fr' | 'en';
  readonly query: string;
  readonly clauses?: readonly string[];
  readonly page?: 'check' | 'setup' | 'score' | 'solve';
  readonly checker?: string;
  /** Whether somebody who mended the search had looked at it. */
  readonly half?: 'learned' | 'held';
}

const read = (file: string): readonly Query[] => parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

export const queries: readonly Query[] = ['queries.yaml', 'more.yaml', 'phone.yaml'].flatMap(read);

/** The queries of each game and language. */
export const groups: readonly (readonly [name: string, queries: readonly Query[]])[] = Object.entries(
  Object.groupBy(queries, ({ game, lang }) => `${game}, ${lang}`),
).map(([name, own]) => [name, own ?? []]);

/** Among so many hits the answer must be. */
export const looked = 3;

/** The share of queries that must be answered there, in each game and language. */
export const wanted = 0.9;

/** What a list of hits did with the queries of one game and language, printed; the queries that it did not answer. */
export const tell = (where: string, name: string, own: readonly Query[], missed: readonly Query[]): number => {
  const share = (own.length - missed.length) / own.length;
  const misses = missed.map(({ query }) => `“${query}”`).join(', ');
  console.log(`${where}: ${name}: ${own.length - missed.length} of ${own.length}${misses && ` (not ${misses})`}`);
  return share;
};
