import { auctionRulings } from './rulings/auction.ts';
import { effectRulings } from './rulings/effects.ts';
import { moneyRulings } from './rulings/money.ts';
import { portRulings } from './rulings/port.ts';
import { tileRulings } from './rulings/tiles.ts';
import type { ComptoirRuling } from './section.ts';
import { typeset } from './typeset.ts';

/** The open points in the order of their clauses, each with its readings, the default first. */
export const rulings: readonly ComptoirRuling[] = typeset([
  ...moneyRulings,
  ...effectRulings,
  ...portRulings,
  ...tileRulings,
  ...auctionRulings,
]);
