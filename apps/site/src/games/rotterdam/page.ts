import {
  defaultOf,
  parseEdition,
  type RulingName,
  readingsOf,
  reconstructed,
  rulesVersion,
  rulingNames,
} from '@portolan/rotterdam';
import { rules } from '@portolan/rotterdam/rules';
import { bookOf } from '../../kit/book.ts';
import type { PageGame } from '../../kit/game.ts';

/** The rulebook of Rotterdam, as its pages refer to it. */
export const rotterdamBook = bookOf(rules);

/** Rotterdam, as its pages know it. */
const rotterdamPage: PageGame = {
  id: 'rotterdam',
  book: rotterdamBook,
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as RulingName),
    defaultOf: (name) => defaultOf(name as RulingName),
  },
  rulesVersion,
  boxId: reconstructed.id,
  parseEdition,
};

export default rotterdamPage;
