import type { Ruling } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { combatRulings } from './rulings/combat.ts';
import { endRulings } from './rulings/end.ts';
import { moneyRulings } from './rulings/money.ts';
import { purchaseRulings } from './rulings/purchase.ts';
import { sailingRulings } from './rulings/sailing.ts';
import { tradeRulings } from './rulings/trade.ts';
import { typeset } from './typeset.ts';

/** An open point whose clauses are known ids. */
export interface CaboRuling extends Ruling {
  readonly touches: readonly Clause[];
}

/** The open points in the order of their clauses, each with its readings, the default first. */
export const rulings: readonly CaboRuling[] = typeset([
  ...purchaseRulings,
  ...tradeRulings,
  ...sailingRulings,
  ...combatRulings,
  ...endRulings,
  ...moneyRulings,
]);
