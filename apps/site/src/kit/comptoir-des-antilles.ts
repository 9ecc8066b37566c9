import {
  defaultOf,
  type Edition,
  parseEdition,
  type RulingName,
  readingsOf,
  rulingNames,
} from '@portolan/comptoir-des-antilles';
import { rules, rulesIn } from '@portolan/comptoir-des-antilles/rules';
import { type Book, bookOf } from './book.ts';
import type { PageGame } from './game.ts';

/** The rulebook of Comptoir des Antilles, as its pages refer to it. */
export const comptoirBook = bookOf(rules);

/** The same with the sentences of a table that plays with this box: cards and goods go by their names in it. */
export const bookIn = (box: Edition): Book => {
  const { violation } = rulesIn(box);
  return { ...comptoirBook, violationText: violation };
};

/** Comptoir des Antilles, as its pages know it. */
export const comptoirPage: PageGame = {
  id: 'comptoir-des-antilles',
  book: comptoirBook,
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as RulingName),
    defaultOf: (name) => defaultOf(name as RulingName),
  },
  parseEdition,
};
