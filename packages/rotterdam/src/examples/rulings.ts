import { cardRulings } from './rulings/cards.ts';
import { navigationRulings } from './rulings/navigation.ts';
import { riverRulings } from './rulings/river.ts';
import { tableRulings } from './rulings/table.ts';

/** Examples of the open points: played as usual, and otherwise under another reading. */
export const rulings = [...riverRulings, ...navigationRulings, ...cardRulings, ...tableRulings];
