import { cardAt, cardPoints, HAND_LIMIT } from '../box.ts';
import { hasCardLeft, hasRoom } from '../counts.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { anyPhase } from './cards.ts';
import { heldRefusals } from './hand.ts';
import { citing, type Judgment } from './judgment.ts';

/** A Navigation card due is taken (`anchor.one-card-per-ship`, `navigation.hand-limit`). */
export const checkTakeNavigation = (state: State, { seat }: ActionOf<'takeNavigation'>): Judgment => {
  const found: Refusal[] = [];
  const clause = 'anchor.one-card-per-ship';
  if (state.due[seat] === 0) found.push({ clause, reason: 'no-card-due', facts: {} });
  if (!hasCardLeft(state)) found.push({ clause, reason: 'no-card-left', facts: {} });
  if (!hasRoom(state, seat))
    found.push({ clause: 'navigation.hand-limit', reason: 'hand-full', facts: { limit: HAND_LIMIT } });
  const fourth = state.navigation[seat]!.length >= HAND_LIMIT;
  return { found, by: citing(clause, fourth && 'ruling.fourth-card') };
};

/** A card over the limit is put away (`ruling.fourth-card`). */
export const checkDiscard = (state: State, { seat, card }: ActionOf<'discardNavigation'>): Judgment => {
  const over = state.navigation[seat]!.length > HAND_LIMIT && state.rulings['fourth-card'] === 'draw-then-choose';
  const found: Refusal[] = over ? [] : [{ clause: 'ruling.fourth-card', reason: 'no-discard', facts: {} }];
  found.push(...heldRefusals(state, seat, card));
  return { found, by: ['navigation.hand-limit', 'ruling.fourth-card'] };
};

/** A point card is laid (`navigation.lay-points`, `ruling.lay-points`). */
export const checkLayPoints = (state: State, { seat, card }: ActionOf<'layPoints'>): Judgment => {
  const found: Refusal[] = [];
  if (cardPoints[cardAt[card]] === 0)
    found.push({ clause: 'navigation.lay-points', reason: 'not-a-point-card', facts: { card } });
  found.push(...heldRefusals(state, seat, card));
  const hand = state.navigation[seat]!.length;
  const few = hand < HAND_LIMIT;
  if (few && state.rulings['lay-points'] === 'only-at-three') {
    found.push({ clause: 'ruling.lay-points', reason: 'fewer-than-three', facts: { hand } });
  }
  const by = [...citing('navigation.lay-points', few && 'ruling.lay-points'), ...anyPhase(state, seat)];
  return { found, by };
};

/** The cards due have been taken and the hand is within its limit (`anchor.one-card-per-ship`, `navigation.hand-limit`). */
export const dueRefusals = (state: State, seat: number): Refusal[] => {
  const found: Refusal[] = [];
  const [due, hand] = [state.due[seat]!, state.navigation[seat]!.length];
  if (due > 0 && hasCardLeft(state) && hasRoom(state, seat)) {
    found.push({ clause: 'anchor.one-card-per-ship', reason: 'card-not-taken', facts: { due } });
  }
  if (hand > HAND_LIMIT) {
    found.push({ clause: 'navigation.hand-limit', reason: 'over-limit', facts: { hand, limit: HAND_LIMIT } });
  }
  return found;
};
