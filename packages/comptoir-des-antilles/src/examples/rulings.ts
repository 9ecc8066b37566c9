import { cardRulings } from './rulings/cards.ts';
import { tileRulings } from './rulings/tiles.ts';

/** Examples of the open points: played as usual, and otherwise under another reading. */
export const rulings = [...cardRulings, ...tileRulings];
