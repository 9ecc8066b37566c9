import type { CaboExample } from './positions.ts';
import { buyingRulings } from './rulings/buying.ts';
import { combatRulings } from './rulings/combat.ts';
import { debtRulings } from './rulings/debts.ts';
import { endRulings } from './rulings/end.ts';
import { sailingRulings } from './rulings/sailing.ts';
import { tradeRulings } from './rulings/trade.ts';

/** Examples of the open points, each where the readings part. */
export const rulings: readonly CaboExample[] = [
  ...buyingRulings,
  ...tradeRulings,
  ...sailingRulings,
  ...combatRulings,
  ...debtRulings,
  ...endRulings,
];
