import {
  defaultOf,
  parseEdition,
  type RulingName,
  readingsOf,
  reconstructed,
  rulesVersion,
  rulingNames,
} from '@portolan/cabo-da-roca';
import { rules } from '@portolan/cabo-da-roca/rules';
import { bookOf } from '../../kit/book.ts';
import type { PageGame } from '../../kit/game.ts';

/** The rulebook of Cabo da Roca, as its pages refer to it. */
export const caboBook = bookOf(rules);

/** Cabo da Roca, as its pages know it. */
const caboPage: PageGame = {
  id: 'cabo-da-roca',
  book: caboBook,
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as RulingName),
    defaultOf: (name) => defaultOf(name as RulingName),
  },
  rulesVersion,
  boxId: reconstructed.id,
  parseEdition,
};

export default caboPage;
