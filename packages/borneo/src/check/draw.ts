import { UNKNOWN } from '@portolan/core';
import { parseCard } from '../faces.ts';
import type { Refusal } from '../reasons.ts';
import { HAND_LIMIT, type State } from '../state.ts';
import { drawsFor } from '../turn.ts';
import type { ActionOf } from '../types.ts';
import { missingCards, numbersOf } from './cards.ts';
import type { Judgment } from './judgment.ts';

/** A Shipment card is drawn from the pile (setup.hands, draw.two); a card face down always can be, while there is one. */
export const checkDraw = (state: State, { to, card }: ActionOf<'draw'>): Judgment => {
  const clause = state.phase === 'deal' ? 'setup.hands' : 'draw.two';
  const found: Refusal[] = [];
  const expected = drawsFor(state);
  if (to !== expected) found.push({ clause, reason: 'wrong-seat', facts: { seat: to, expected } });
  const face = parseCard(card);
  const there =
    face === UNKNOWN
      ? state.pile.length > 0
      : face !== undefined && missingCards(state, state.pile, [face]).length === 0;
  if (!there) found.push({ clause, reason: 'not-in-pile', facts: { card } });
  return { found, by: [clause] };
};

const discardBy = ['draw.hand-limit'] as const;

/** Exactly the excess is discarded from the hand (draw.hand-limit). */
export const checkDiscard = (state: State, { seat, cards }: ActionOf<'discard'>): Judgment => {
  const clause = 'draw.hand-limit';
  const hand = state.hands[seat]!;
  const required = hand.length - HAND_LIMIT;
  const faces = numbersOf(cards);
  const found: Refusal[] = [];
  if (cards.length !== required)
    found.push({ clause, reason: 'wrong-count', facts: { given: cards.length, required } });
  for (const face of missingCards(state, hand, faces)) {
    found.push({ clause, reason: 'not-in-hand', facts: { card: cards[faces.indexOf(face)]! } });
  }
  return { found, by: discardBy };
};
