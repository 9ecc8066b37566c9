import { rules } from '@portolan/rotterdam/rules';
import { bookOf } from '../../kit/book.ts';

/** The rulebook of Rotterdam, for parts that are fetched with it: the editors of positions and boxes. */
export const rotterdamBook = bookOf(rules);
