import {
  defaultOf,
  parseEdition,
  type RulingName,
  readingsOf,
  reconstructed,
  rulesVersion,
  rulingNames,
} from '@portolan/comptoir-des-antilles';
import { rules } from '@portolan/comptoir-des-antilles/rules';
import { bookOf } from '../../kit/book.ts';
import type { PageGame } from '../../kit/game.ts';

/** The rulebook of Comptoir des Antilles, as its pages refer to it. */
export const comptoirBook = bookOf(rules);

/** Comptoir des Antilles, as its pages know it. */
const comptoirPage: PageGame = {
  id: 'comptoir-des-antilles',
  book: comptoirBook,
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as RulingName),
    defaultOf: (name) => defaultOf(name as RulingName),
  },
  rulesVersion,
  boxId: reconstructed.id,
  parseEdition,
};

export default comptoirPage;
