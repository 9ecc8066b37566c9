import { putIn } from '@portolan/core';
import { boxOf } from '../box.ts';
import { fullShips, inPlay, isFull, newShips } from '../counts.ts';
import { isToBeFilled } from '../port.ts';
import type { State } from '../state.ts';
import { sail } from './sailing.ts';
import { refill } from './ships/refill.ts';
import type { Tell } from './tell.ts';

/** The contact that has been carried out is discarded (contact.discard); after the last one all are taken back (contact.take-back). */
const discard = (state: State, tell: Tell): void => {
  const { contacts } = boxOf(state.edition);
  const seat = state.active;
  const pile = state.discards[seat]!;
  putIn(pile, state.contact);
  state.resolved = true;
  tell?.({ kind: 'contactDiscarded', clause: 'contact.discard', seat, contact: contacts[state.contact]!.id });
  if (pile.length < contacts.length) return;
  pile.length = 0;
  tell?.({ kind: 'handRetaken', clause: 'contact.take-back', seat });
};

/** Full ships sail now, one by one (sailing.when-full, ruling.sailing-time); false if there are none. */
const departFull = (state: State, tell: Tell): boolean => {
  if (state.effects.length > 0 && state.rulings['sailing-time'] !== 'at-once') return false;
  const full = fullShips(state);
  if (full === 0) return false;
  if (full > 1) {
    state.phase = 'depart';
    return true;
  }
  let quay = 0;
  while (!isFull(state, quay)) quay++;
  sail(state, quay, 'full', tell);
  // Of a contact in play a commission is due, unless the game is over.
  if (state.leaving) state.phase = 'settle';
  return true;
};

/** The contact in play goes on: ships sail, or its next effect is due; false once it has been discarded. */
const carryOn = (state: State, tell: Tell): boolean => {
  if (departFull(state, tell)) return true;
  if (state.effects.length > 0) {
    state.phase = 'effect';
    return true;
  }
  discard(state, tell);
  return false;
};

/** What comes next in a turn (turn.departures), after whatever has happened. */
export const proceed = (state: State, tell: Tell): void => {
  if (state.phase === 'over') return;
  if (state.leaving) {
    state.phase = 'settle';
  } else if (newShips(state) > 0) {
    state.phase = 'assign';
  } else if (state.rulings['refill-time'] === 'at-once' && isToBeFilled(state)) {
    refill(state, tell);
  } else if (!inPlay(state) || !carryOn(state, tell)) {
    if (state.resolved && isToBeFilled(state)) refill(state, tell);
    else state.phase = 'act';
  }
};
