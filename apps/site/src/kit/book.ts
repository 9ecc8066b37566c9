import {
  type Lang,
  type Mark,
  type Problem,
  quoted,
  type Rulebook,
  type Ruling,
  type Rulings,
  type Text,
  type Violation,
} from '@portolan/core';
import { numbering } from '@portolan/rules';

/** A clause as an answer quotes it: its printed number, its words, the number of its section. */
export interface Quoted {
  readonly id: string;
  readonly number: string;
  readonly text: string;
  readonly section: number;
  /** Where the rulebook does not print it: whose it is, or which reading of an open point. */
  readonly mark?: Mark;
}

/** A rulebook as pages refer to it. */
export interface Book {
  /** The rulebook itself. */
  readonly rules: Rulebook;
  /** It has been read: before, it quotes nothing. */
  readonly whole: boolean;
  /** A clause as a table with these readings has it, with its number; undefined for an id that is none. */
  quoted(id: string, lang: Lang, readings?: Rulings): Quoted | undefined;
  /** Where a clause stands on the site. */
  clauseHref(id: string, lang: Lang, base: string): string;
  /** A page of the game: `check/`, `solve/`. */
  pageHref(page: string, lang: Lang, base: string): string;
  /** The anchor of a section by its number, from 1; empty for a number that is none. */
  sectionAnchor(section: number): string;
  /** An open point by its name. */
  rulingNamed(name: string): Ruling | undefined;
  /** The title of a reading in the reader's language. */
  readingTitle(name: string, reading: string, lang: Lang): string;
  /** A violation as one sentence. */
  violationText(violation: Violation, lang: Lang): string;
  /** A problem of bad input as one sentence. */
  problemText(problem: Problem, lang: Lang): string;
}

const root = (base: string): string => (base.endsWith('/') ? base : `${base}/`);

/** The rulebook of a game before it has been read. */
export const unread = (game: string, title: Text): Rulebook => ({
  game,
  title,
  sections: [],
  clauses: {},
  rulings: [],
  glossary: [],
  violation: () => '',
  event: () => '',
  problem: () => '',
  action: () => '',
  unlisted: () => '',
});

/** How pages refer to a rulebook. */
export const bookOf = (rules: Rulebook): Book => {
  const numbers = numbering(rules);
  const rulingNamed = (name: string) => rules.rulings.find((ruling) => ruling.name === name);
  const pageHref = (page: string, lang: Lang, base: string) => `${root(base)}${lang}/${rules.game}/${page}`;
  return {
    rules,
    whole: rules.sections.length > 0,
    quoted: (id, lang, readings = {}) => {
      const quotation = quoted(rules, id, readings, lang);
      const number = numbers.get(id);
      return quotation && number ? { ...quotation, number, section: Number.parseInt(number, 10) } : undefined;
    },
    clauseHref: (id, lang, base) => pageHref(`#${id}`, lang, base),
    pageHref,
    sectionAnchor: (section) => rules.sections[section - 1]?.id ?? '',
    rulingNamed,
    readingTitle: (name, reading, lang) =>
      rulingNamed(name)?.readings.find((one) => one.name === reading)?.title[lang] ?? reading,
    violationText: (violation, lang) => rules.violation(violation, lang),
    problemText: (problem, lang) => rules.problem(problem, lang),
  };
};
