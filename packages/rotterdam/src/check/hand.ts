import { cardAt, cardPoints, HAND_LIMIT } from '../box.ts';
import { cardsOf } from '../hands.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import { hasCardLeft, hasRoom } from '../table.ts';
import type { ActionOf, NavigationId } from '../types.ts';
import { citing, type Judgment } from './judgment.ts';

/** A card that is played, laid or put away is held (`navigation.from-hand`). */
export const heldRefusals = (state: State, seat: number, card: NavigationId): Refusal[] =>
  cardsOf(state, seat, cardAt[card]) > 0 ? [] : [{ clause: 'navigation.from-hand', reason: 'card-not-in-hand', card }];

/** Whether a seat acts in phase 5 although an offer waits or it has said that it is done (`ruling.trading-order`). */
export const outOfOrder = ({ phase, offer, passed }: State, seat: number): boolean =>
  phase === 'trade' && (offer !== null || passed.includes(seat));

/** The clauses that allow any use of cards now (`navigation.any-phase`). */
export const anyPhase = (state: State, seat: number) =>
  citing(
    'navigation.any-phase',
    state.phase === 'trade' && 'ruling.cards-in-trading',
    outOfOrder(state, seat) && 'ruling.trading-order',
    (state.step === 'moving' || state.step === 'after') && 'ruling.cards-around-call',
  );

/** A Navigation card due is taken (`anchor.one-card-per-ship`, `navigation.hand-limit`). */
export const checkTakeNavigation = (state: State, { seat }: ActionOf<'takeNavigation'>): Judgment => {
  const found: Refusal[] = [];
  const clause = 'anchor.one-card-per-ship';
  if (state.due[seat] === 0) found.push({ clause, reason: 'no-card-due' });
  if (!hasCardLeft(state)) found.push({ clause, reason: 'no-card-left' });
  if (!hasRoom(state, seat)) found.push({ clause: 'navigation.hand-limit', reason: 'hand-full', limit: HAND_LIMIT });
  const fourth = state.navigation[seat]!.length >= HAND_LIMIT;
  return { found, by: citing(clause, fourth && 'ruling.fourth-card') };
};

/** A card over the limit is put away (`ruling.fourth-card`). */
export const checkDiscard = (state: State, { seat, card }: ActionOf<'discardNavigation'>): Judgment => {
  const over = state.navigation[seat]!.length > HAND_LIMIT && state.rulings['fourth-card'] === 'draw-then-choose';
  const found: Refusal[] = over ? [] : [{ clause: 'ruling.fourth-card', reason: 'no-discard' }];
  found.push(...heldRefusals(state, seat, card));
  return { found, by: ['navigation.hand-limit', 'ruling.fourth-card'] };
};

/** A point card is laid (`navigation.lay-points`, `ruling.lay-points`). */
export const checkLayPoints = (state: State, { seat, card }: ActionOf<'layPoints'>): Judgment => {
  const found: Refusal[] = [];
  if (cardPoints[cardAt[card]] === 0) found.push({ clause: 'navigation.lay-points', reason: 'not-a-point-card', card });
  found.push(...heldRefusals(state, seat, card));
  const hand = state.navigation[seat]!.length;
  const few = hand < HAND_LIMIT;
  if (few && state.rulings['lay-points'] === 'only-at-three') {
    found.push({ clause: 'ruling.lay-points', reason: 'fewer-than-three', hand });
  }
  const by = [...citing('navigation.lay-points', few && 'ruling.lay-points'), ...anyPhase(state, seat)];
  return { found, by };
};
