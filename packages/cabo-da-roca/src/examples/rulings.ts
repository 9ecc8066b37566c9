import { purchaseRulings } from './rulings/purchase.ts';
import { sailingRulings } from './rulings/sailing.ts';
import { tradeRulings } from './rulings/trade.ts';
import type { CaboExample } from './table.ts';

/** Examples of the open points, each where the readings part. */
export const rulings: readonly CaboExample[] = [...purchaseRulings, ...tradeRulings, ...sailingRulings];
