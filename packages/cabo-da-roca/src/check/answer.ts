import type { Verdict } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { ownerOf, shipId, slotOf } from '../ids.ts';
import { shipOn } from '../pieces/chart.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf, ShipMove } from '../types.ts';
import { type Judgment, only } from './judgment.ts';
import { checkSales, proceeds, salesOf } from './sales.ts';

/** An offer is accepted or declined (buying.guest-port, combat.bargain). */
export const checkAnswer = (state: State, { seat, accept, sell = [] }: ActionOf<'answer'>): Judgment => {
  const offer = state.offer!;
  const clause: Clause = offer.kind === 'guest' ? 'buying.guest-port' : 'combat.bargain';
  if (offer.kind === 'guest' || !accept) {
    if (sell.length > 0) return only({ clause: 'debts.sell', reason: 'no-debt' });
    return { found: [], by: [clause] };
  }
  const sales = salesOf(sell);
  const found: Refusal[] = [];
  const { sum, at } = offer;
  const asked = shipOn(state.chart, at);
  if (sales.some((sale) => 'ship' in sale && sale.ship === asked)) {
    found.push({ clause: 'combat.bargain', reason: 'ship-at-stake', ship: shipId(asked) });
  }
  checkSales(state, seat, sales, sum, found);
  const coins = state.coins[seat]!;
  const brought = state.rulings['sale-for'] === 'debt-due' ? 0 : proceeds(state, sales);
  if (coins + brought < sum) found.push({ clause: 'combat.bargain', reason: 'not-enough-coins', sum, coins });
  return { found, by: sales.length > 0 ? [clause, 'debts.sell'] : [clause] };
};

const sellBy: readonly Clause[] = ['debts.sell'];

/** A piece is sold for a debt that is due (debts.sell). */
export const checkSell = (): Judgment => ({ found: [], by: sellBy });

/** Clauses about the order of play: who breaks only them has not moved a ship against the rules. */
const orderOfPlay: readonly Clause[] = [
  'turn.steps',
  'turn.order',
  'turn.must-depart',
  'turn.tile',
  'opening.tiles-only',
  'debts.at-once',
];

const denounceBy: readonly Clause[] = ['ships.illegal-move'];

/** Somebody noticed an illegal move of a ship (ships.illegal-move). `judge` is the judge of the attempt. */
export const checkDenounce = (
  state: State,
  { seat, attempt }: ActionOf<'denounce'>,
  judge: (state: State, attempt: ShipMove) => Verdict<Clause>,
): Judgment => {
  const clause = 'ships.illegal-move';
  const found: Refusal[] = [];
  const verdict = judge(state, attempt);
  // A piece that is somebody else's has not been moved by its player.
  const own = ownerOf(slotOf(attempt.ship)!) === attempt.seat;
  const illegal = own && !verdict.legal && verdict.violations.some((broken) => !orderOfPlay.includes(broken.clause));
  if (attempt.seat === seat) found.push({ clause, reason: 'own-ship' });
  if (!illegal) found.push({ clause, reason: 'no-illegal-move' });
  return { found, by: denounceBy };
};
