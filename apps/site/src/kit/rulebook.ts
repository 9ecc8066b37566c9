import type { Clause } from '@portolan/borneo';
import { rules } from '@portolan/borneo/rules';
import type { Lang, Problem, Ruling, Violation } from '@portolan/core';
import { numbering } from '@portolan/rules';

/** A clause as an answer quotes it: its printed number, its words, the number of its section. */
export interface Quoted {
  readonly id: string;
  readonly number: string;
  readonly text: string;
  readonly section: number;
}

const numbers = numbering(rules);

/** A clause in the words of the rulebook, with its number; undefined for an id that is none. */
export const quoted = (id: string, lang: Lang): Quoted | undefined => {
  const clause = rules.clauses[id as Clause];
  const number = numbers.get(id);
  return clause && number ? { id, number, text: clause[lang], section: Number.parseInt(number, 10) } : undefined;
};

/** Where a clause stands on the site. */
export const clauseHref = (id: string, lang: Lang, base: string): string => `${root(base)}${lang}/borneo/#${id}`;

/** A page of the game: `check/`, `solve/`. */
export const pageHref = (page: string, lang: Lang, base: string): string => `${root(base)}${lang}/borneo/${page}`;

const root = (base: string): string => (base.endsWith('/') ? base : `${base}/`);

/** The anchor of a section by its number, from 1; empty for a number that is none. */
export const sectionAnchor = (section: number): string => rules.sections[section - 1]?.id ?? '';

/** An open point by its name. */
export const rulingNamed = (name: string): Ruling | undefined => rules.rulings.find((ruling) => ruling.name === name);

/** The title of a reading in the reader's language. */
export const readingTitle = (name: string, reading: string, lang: Lang): string =>
  rulingNamed(name)?.readings.find((one) => one.name === reading)?.title[lang] ?? reading;

/** A violation as one sentence. */
export const violationText = (violation: Violation, lang: Lang): string => rules.violation(violation, lang);

/** A problem of bad input as one sentence. */
export const problemText = (problem: Problem, lang: Lang): string => rules.problem(problem, lang);
