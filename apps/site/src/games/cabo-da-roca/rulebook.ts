import { rules } from '@portolan/cabo-da-roca/rules';
import { bookOf } from '../../kit/book.ts';

/** The rulebook of Cabo da Roca, for parts that are fetched with it: the editors of positions and boxes. */
export const caboBook = bookOf(rules);
