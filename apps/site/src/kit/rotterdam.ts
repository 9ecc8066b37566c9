import { defaultOf, parseEdition, type RulingName, readingsOf, rulingNames } from '@portolan/rotterdam';
import { rules } from '@portolan/rotterdam/rules';
import { fieldName } from '../boards/rotterdam/field-names.ts';
import { bookOf } from './book.ts';
import { withFieldNames } from './field-names.ts';
import type { PageGame } from './game.ts';

/** The rulebook of Rotterdam, as its pages refer to it; the place of a problem is its path. */
export const rotterdamBook = bookOf(rules);

/** Rotterdam, as its pages know it: where something is wrong in a form is said by the label of the field. */
export const rotterdamPage: PageGame = {
  id: 'rotterdam',
  book: withFieldNames(rotterdamBook, fieldName),
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as RulingName),
    defaultOf: (name) => defaultOf(name as RulingName),
  },
  parseEdition,
};
