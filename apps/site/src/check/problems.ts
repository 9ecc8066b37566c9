import { seatLetter } from '@portolan/boards';
import type { Lang, Problem } from '@portolan/core';

import type { Book } from '../kit/book.ts';
import { type ErrorField, pathMatches } from '../kit/form.tsx';
import { capital, words } from '../kit/text.ts';
import type { Answered, ShownChoice } from '../kit/Verdict.tsx';

export { pathMatches };

/** Codes whose numbers are seats; how many play is a number. */
const ofSeats = /-seat$|-to-act$/;

const lettered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(lettered);
  return typeof value === 'number' ? seatLetter(value) : value;
};

/** A problem with its players as they are called at the table: C, not 2. */
const withLetters = (problem: Problem): Problem =>
  problem.facts && ofSeats.test(problem.code)
    ? { ...problem, facts: Object.fromEntries(Object.entries(problem.facts).map(([k, v]) => [k, lettered(v)])) }
    : problem;

type Sentences = Pick<Book, 'problemText'>;

/** The sentence for a problem without its place, for the field that is the place. */
export const besideField = ({ problemText }: Sentences, problem: Problem, lang: Lang): string => {
  const sentence = problemText(withLetters(problem), lang);
  const text = sentence.startsWith(problem.path) ? sentence.slice(problem.path.length) : sentence;
  return capital(text.replace(/^\s*:\s*/, ''));
};

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The sentence for a problem with its place: the field as the player sees it, else the path. */
export const toldProblem = (book: Sentences, problem: Problem, lang: Lang, field: ErrorField | undefined): string => {
  if (!field) return book.problemText(withLetters(problem), lang);
  const sentence = besideField(book, problem, lang);
  return field.name === '' ? sentence : `${field.name}${words.colon[lang]}${uncapital(sentence)}`;
};

/** Something to correct, and the way to its field. */
export const toCorrect = (text: string, field: ErrorField | undefined): ShownChoice => ({
  state: 'open',
  text,
  ...(field ? { go: field.go } : {}),
});

/**
 * The panel while something entered cannot be read: what to correct, in sentences. `fields` are where the problems are
 * told, in their order.
 */
export const openAnswer = (
  book: Sentences,
  problems: readonly Problem[],
  lang: Lang,
  fields: readonly (ErrorField | undefined)[] = [],
): Answered => {
  const items = problems.map((problem, i) => toCorrect(toldProblem(book, problem, lang, fields[i]), fields[i]));
  return {
    state: 'open',
    headline: words.toCorrect[lang],
    why: words.toCorrectWhy[lang],
    short: items[0]?.text ?? '',
    clauses: [],
    choices: { title: words.whatToCorrect[lang], items },
  };
};
