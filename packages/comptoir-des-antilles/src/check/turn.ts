import { boxOf } from '../box.ts';
import { inHand } from '../counts.ts';
import type { Refusal } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { type Judgment, none } from './judgment.ts';

/** Somebody else is to act. */
export const notYourTurn = (
  state: State,
  seat: number,
  clause: 'round.order' | 'turn.auction' | 'tile.any-time',
): readonly Refusal[] =>
  seat === state.active ? none : [{ clause, reason: 'not-your-turn', facts: { seat, active: state.active } }];

const contactBy = ['turn.contact'] as const;

/** A contact of the hand is played, the only one of the turn (turn.contact). */
export const checkPlayContact = (state: State, { seat, contact }: ActionOf<'playContact'>): Judgment => {
  const found: Refusal[] = [...notYourTurn(state, seat, 'round.order')];
  if (seat === state.active && state.contact !== NONE) {
    found.push({ clause: 'turn.contact', reason: 'already-played', facts: {} });
  }
  if (!inHand(state, seat, boxOf(state.edition).contactAt[contact] ?? NONE)) {
    found.push({ clause: 'contact.discard', reason: 'not-in-hand', facts: { contact } });
  }
  return { found, by: contactBy };
};

const orderBy = ['round.order'] as const;

/** The turn is passed on, once a contact has been played (turn.contact). */
export const checkEndTurn = (state: State): Judgment => ({
  found: state.contact === NONE ? [{ clause: 'turn.contact', reason: 'contact-not-played', facts: {} }] : none,
  by: orderBy,
});
