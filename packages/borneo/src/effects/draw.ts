import { putIn, takeNamed } from '@portolan/core';
import { parseCard, parseFace } from '../faces.ts';
import { cardsToDraw, drawEndClause } from '../pieces/ending.ts';
import { HAND_LIMIT, NONE, type State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { enterFinal } from './end.ts';
import { drawCard, turnUp } from './setup.ts';
import type { Tell } from './tell.ts';

/** The discard becomes the pile as soon as a card must be drawn from an empty one (draw.rebuild). */
const rebuild = (state: State, tell: Tell): void => {
  if (state.pile.length > 0) return;
  const empty = state.pile;
  state.pile = state.discard;
  state.discard = empty;
  tell?.({ kind: 'pileRebuilt', clause: 'draw.rebuild', cards: state.pile.length });
};

/** Phase 4 begins: two cards are to be drawn, or the game ends for want of them (draw.two, end.shipment-cards). */
export const drawStep = (state: State, tell: Tell): void => {
  const available = state.pile.length + state.discard.length;
  state.draws = cardsToDraw(available, state.rulings['end-one-card'] === 'draw-one');
  if (state.draws === 0) {
    tell?.({ kind: 'gameEnding', clause: drawEndClause(available), cause: 'shipment-cards' });
    enterFinal(state, tell);
    return;
  }
  if (available === 1) tell?.({ kind: 'shortDraw', clause: 'ruling.end-one-card', available });
  state.phase = 'draw';
  rebuild(state, tell);
};

/** The turn passes on to the left (turn.clockwise). */
const nextTurn = (state: State, tell: Tell): void => {
  state.active = (state.active + 1) % state.seats;
  state.turnMission = NONE;
  state.turnCompany = '';
  state.turnPort = 0;
  state.phase = 'mission';
  tell?.({ kind: 'turnStarted', clause: 'turn.clockwise', seat: state.active });
};

/** The turn passes on, unless the hand is too large (draw.hand-limit). */
const countHand = (state: State, seat: number, tell: Tell): void => {
  const excess = state.hands[seat]!.length - HAND_LIMIT;
  if (excess > 0) {
    state.phase = 'discard';
    tell?.({ kind: 'handExceeded', clause: 'draw.hand-limit', excess });
  } else {
    nextTurn(state, tell);
  }
};

/** A card is drawn (draw.two); after the last one the hand is counted. */
export const applyDraw = (state: State, { to, card }: ActionOf<'draw'>, tell: Tell): void => {
  drawCard(state, to, parseCard(card)!);
  state.draws--;
  tell?.({ kind: 'drawn', clause: 'draw.two', seat: to, card });
  if (state.draws > 0) rebuild(state, tell);
  else countHand(state, to, tell);
};

/** The excess goes to the discard (draw.hand-limit). */
export const applyDiscard = (state: State, { seat, cards }: ActionOf<'discard'>, tell: Tell): void => {
  for (const card of cards) {
    const face = parseFace(card)!;
    takeNamed(state.hands[seat]!, face);
    putIn(state.discard, face);
  }
  tell?.({ kind: 'discarded', clause: 'draw.hand-limit', seat, cards });
  nextTurn(state, tell);
};

/** The emptied place gets a new Harbor card (port.refill); phase 4 follows. */
export const applyRefill = (state: State, action: ActionOf<'reveal'>, tell: Tell): void => {
  turnUp(state, action);
  state.refill = 0;
  tell?.({ kind: 'harborRevealed', clause: 'port.refill', port: action.port, harbor: action.harbor });
  drawStep(state, tell);
};
