import type { FactsOf, Refusal } from '../reasons.ts';
import { leftOf, type State } from '../state.ts';
import { shipOf, usableBonus } from '../table.ts';
import type { Ear } from './judgment.ts';
import { actionsFor } from './step.ts';

/** Fewer actions are left than something takes (turn.limit). */
export const tooFewActions = (facts: FactsOf<'not-enough-actions'>): Refusal => ({
  clause: 'turn.limit',
  reason: 'not-enough-actions',
  facts,
});

/** What keeps a move from being paid with the bonus moves asked (turn.limit, lighthouse.bonus-ship); true if anything does. */
export const paymentForbidden = (state: State, ship: number, cost: number, asked: number, ear: Ear): boolean => {
  const has = usableBonus(state, shipOf(state, ship));
  const left = leftOf(state);
  const bonus = Math.min(1, asked);
  const compared = state.rulings['shark-short'] === 'must-pay' ? cost : 1;
  const short = actionsFor(state, cost, left, bonus) > left;
  if (ear) {
    if (asked > 1) ear.push({ clause: 'lighthouse.bonus-ship', reason: 'more-than-cost', facts: { asked, cost: 1 } });
    else if (asked > has) ear.push({ clause: 'lighthouse.bonus-ship', reason: 'no-bonus', facts: { asked, has } });
    // Beside the facts that decide: what pays for the move, and what takes more than it.
    const more = { ...(bonus > 0 ? { bonus } : {}), ...(cost > 1 ? { shark: true } : {}) };
    if (short) ear.push(tooFewActions({ cost: compared, left, ...more }));
  }
  return asked > 1 || asked > has || short;
};
