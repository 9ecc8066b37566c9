import type { Refusal } from '../reasons.ts';
import { HAND_LIMIT, NONE, type State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { missingCards, numbersOf } from './cards.ts';
import type { Judgment } from './judgment.ts';

const playBy = ['port.must-play'] as const;

/** A card of the hand is played at a port with a Harbor card (port.from-hand, port.open-harbor). */
export const checkPlayShipment = (state: State, { seat, card, port }: ActionOf<'playShipment'>): Judgment => {
  const found: Refusal[] = [];
  if (missingCards(state, state.hands[seat]!, numbersOf([card])).length > 0) {
    found.push({ clause: 'port.from-hand', reason: 'not-in-hand', card });
  }
  if ((state.ports[port - 1] ?? NONE) === NONE) found.push({ clause: 'port.open-harbor', reason: 'no-harbor', port });
  return { found, by: playBy };
};

/** A spice of the port is taken (distribution.from-port). */
export const checkTake = (state: State, { card }: ActionOf<'take'>): Judgment => {
  const { port, picks } = state.distribution!;
  const there = state.towers[port - 1]!.includes(numbersOf([card])[0]!);
  return {
    found: there ? [] : [{ clause: 'distribution.from-port', reason: 'not-in-port', card }],
    by: [picks[0]!.clause],
  };
};

const discardBy = ['draw.hand-limit'] as const;

/** Exactly the excess is discarded from the hand (draw.hand-limit). */
export const checkDiscard = (state: State, { seat, cards }: ActionOf<'discard'>): Judgment => {
  const clause = 'draw.hand-limit';
  const hand = state.hands[seat]!;
  const required = hand.length - HAND_LIMIT;
  const faces = numbersOf(cards);
  const found: Refusal[] = [];
  if (cards.length !== required) found.push({ clause, reason: 'wrong-count', given: cards.length, required });
  for (const face of missingCards(state, hand, faces)) {
    found.push({ clause, reason: 'not-in-hand', card: cards[faces.indexOf(face)]! });
  }
  return { found, by: discardBy };
};
