import { defaultOf, parseEdition, type RulingName, readingsOf, rulingNames } from '@portolan/cabo-da-roca';
import { rules } from '@portolan/cabo-da-roca/rules';
import { fieldName } from '../boards/cabo-da-roca/field-names.ts';
import { type Book, bookOf } from './book.ts';
import type { PageGame } from './game.ts';

/** The rulebook as such: a problem names its place by the path in the data. */
export const plainBook = bookOf(rules);

/** What is wrong with an input, its place called as the forms call it. */
const problemText: Book['problemText'] = (problem, lang) => {
  const text = plainBook.problemText(problem, lang);
  const name = fieldName(problem.path, lang);
  return name && problem.path !== '' && text.startsWith(problem.path) ? name + text.slice(problem.path.length) : text;
};

/** The rulebook of Cabo da Roca, as its pages refer to it. */
export const caboBook: Book = { ...plainBook, problemText };

/** Cabo da Roca, as its pages know it. */
export const caboPage: PageGame = {
  id: 'cabo-da-roca',
  book: caboBook,
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as RulingName),
    defaultOf: (name) => defaultOf(name as RulingName),
  },
  parseEdition,
};
