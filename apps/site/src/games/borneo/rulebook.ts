import { rules } from '@portolan/borneo/rules';
import { bookOf } from '../../kit/book.ts';

/** The rulebook of Borneo, for parts that are fetched with it: the editors of positions and boxes. */
export const borneoBook = bookOf(rules);
