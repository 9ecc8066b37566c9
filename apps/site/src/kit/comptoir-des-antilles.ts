import { defaultOf, parseEdition, type RulingName, readingsOf, rulingNames } from '@portolan/comptoir-des-antilles';
import { rules } from '@portolan/comptoir-des-antilles/rules';
import { fieldName } from '../boards/comptoir-des-antilles/field-names.ts';
import { bookOf } from './book.ts';
import { withFieldNames } from './field-names.ts';
import type { PageGame } from './game.ts';

/** The rulebook of Comptoir des Antilles, as its pages refer to it; the place of a problem is its path. */
export const comptoirBook = bookOf(rules);

/** Comptoir des Antilles, as its pages know it: where something is wrong in a form is said by the label of the field. */
export const comptoirPage: PageGame = {
  id: 'comptoir-des-antilles',
  book: withFieldNames(comptoirBook, fieldName),
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as RulingName),
    defaultOf: (name) => defaultOf(name as RulingName),
  },
  parseEdition,
};
