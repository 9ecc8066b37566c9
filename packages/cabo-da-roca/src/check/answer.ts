import type { Clause } from '../clauses.ts';
import { shipId } from '../ids.ts';
import { shipOn } from '../pieces/chart.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { type Judgment, only } from './judgment.ts';
import { checkSales, proceeds, salesOf } from './sales.ts';

/** An offer is accepted or declined (buying.guest-port, combat.bargain). */
export const checkAnswer = (state: State, { seat, accept, sell = [] }: ActionOf<'answer'>): Judgment => {
  const offer = state.offer!;
  const clause: Clause = offer.kind === 'guest' ? 'buying.guest-port' : 'combat.bargain';
  if (offer.kind === 'guest' || !accept) {
    if (sell.length > 0) return only({ clause: 'debts.sell', reason: 'no-debt', facts: {} });
    return { found: [], by: [clause] };
  }
  const sales = salesOf(sell);
  const found: Refusal[] = [];
  const { sum, at } = offer;
  const asked = shipOn(state.chart, at);
  if (sales.some((sale) => 'ship' in sale && sale.ship === asked)) {
    found.push({ clause: 'combat.bargain', reason: 'ship-at-stake', facts: { ship: shipId(asked) } });
  }
  checkSales(state, seat, sales, sum, found);
  const coins = state.coins[seat]!;
  const brought = state.rulings['sale-for'] === 'debt-due' ? 0 : proceeds(state, sales);
  if (coins + brought < sum)
    found.push({ clause: 'combat.bargain', reason: 'not-enough-coins', facts: { sum, coins } });
  return { found, by: sales.length > 0 ? [clause, 'debts.sell'] : [clause] };
};

const sellBy: readonly Clause[] = ['debts.sell'];

/** A piece is sold for a debt that is due (debts.sell). */
export const checkSell = (): Judgment => ({ found: [], by: sellBy });
