import type { Lang, Problem } from '@portolan/core';

import type { Book } from '../kit/book.ts';
import { type ErrorField, pathMatches } from '../kit/form.tsx';
import { words } from '../kit/text.ts';
import type { Answered, ShownChoice } from '../kit/verdict/answered.ts';
import { besideIn, wholeIn } from './sentences.ts';

export { pathMatches };

type Sentences = Pick<Book, 'problemText'>;

/** The sentence for a problem without its place, for the field that is the place. */
export const besideField = ({ problemText }: Sentences, problem: Problem, lang: Lang): string =>
  besideIn(problemText, problem, lang);

/** A sentence as it stands after a colon: a name of one letter, a player's, keeps its capital. */
export const uncapital = (text: string): string =>
  text[1] === ' ' ? text : text.slice(0, 1).toLowerCase() + text.slice(1);

/** A sentence after the name of its field as the player sees it; a field that asks needs no colon. */
export const afterField = (sentence: string, { name }: ErrorField, lang: Lang): string => {
  if (name === '') return sentence;
  return name.endsWith('?') ? `${name} ${sentence}` : `${name}${words.colon[lang]}${uncapital(sentence)}`;
};

/** The sentence for a problem with its place: the field as the player sees it, else the path. */
export const toldProblem = (book: Sentences, problem: Problem, lang: Lang, field: ErrorField | undefined): string =>
  field ? afterField(besideField(book, problem, lang), field, lang) : wholeIn(book.problemText, problem, lang);

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
    // What is wrong comes first: on a phone the list of it lies below the board.
    why: [items[0]?.text ?? [], words.toCorrectWhy[lang]].flat().join(' '),
    short: items[0]?.text ?? '',
    clauses: [],
    choices: { title: words.whatToCorrect[lang], items },
  };
};
