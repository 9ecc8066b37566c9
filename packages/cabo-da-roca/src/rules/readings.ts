import { buyingRulings } from './readings/buying.ts';
import { combatRulings } from './readings/combat.ts';
import { debtRulings } from './readings/debts.ts';
import { endRulings } from './readings/end.ts';
import type { CaboRuling } from './readings/ruling.ts';
import { sailingRulings } from './readings/sailing.ts';
import { tradeRulings } from './readings/trade.ts';
import { typeset } from './typeset.ts';

/** The open points in the order of their clauses, each with its readings, the default first. */
export const rulings: readonly CaboRuling[] = typeset([
  ...buyingRulings,
  ...tradeRulings,
  ...sailingRulings,
  ...combatRulings,
  ...endRulings,
  ...debtRulings,
]);
