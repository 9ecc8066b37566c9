import { rules } from '@portolan/comptoir-des-antilles/rules';
import { bookOf } from '../../kit/book.ts';

/** The rulebook of Comptoir des Antilles, for parts that are fetched with it: the editors of positions and boxes. */
export const comptoirBook = bookOf(rules);
