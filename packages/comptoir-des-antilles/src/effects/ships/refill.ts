import { putIn } from '@portolan/core';
import { boxOf } from '../../box.ts';
import { drawsDue, emptyQuay, shipsBelow, shuffledGoods } from '../../counts.ts';
import { quayOf } from '../../listing/shared.ts';
import { NO_SHIP, NONE, type State, UNKNOWN } from '../../state.ts';
import type { ActionOf } from '../../types.ts';
import type { Tell } from '../tell.ts';

/** The visible ship goes to the lowest empty quay; the next one is to be turned up, or the last round begins (end.last-ship). */
const placeShip = (state: State, quay: number, tell: Tell): void => {
  state.ships[quay] = state.next;
  tell?.({ kind: 'shipPlaced', clause: 'ships.replaced', quay: quayOf(quay), ship: state.next });
  state.next = shipsBelow(state) > 0 ? UNKNOWN : NO_SHIP;
  if (state.next === NO_SHIP) tell?.({ kind: 'lastRound', clause: 'end.last-ship' });
};

/** Empty quays are filled (ships.replaced); when none is left, or no ship, goods are drawn for the new ones (ships.draw-goods). */
export const refill = (state: State, tell: Tell): void => {
  const quay = emptyQuay(state);
  if (quay !== NONE && state.next > NO_SHIP) placeShip(state, quay, tell);
  if (state.next === UNKNOWN) {
    state.phase = 'revealShip';
  } else if (state.next !== NO_SHIP && emptyQuay(state) !== NONE) {
    refill(state, tell);
  } else {
    state.departures = 0;
    state.phase = 'drawGoods';
  }
};

/** The next ship of the pile is turned up (setup.ship-pile). */
export const turnShipUp = (state: State, { ship }: ActionOf<'revealShip'>, tell: Tell): void => {
  state.shipPile[ship]!--;
  state.next = ship;
  tell?.({ kind: 'shipRevealed', clause: 'setup.ship-pile', ship });
};

/** It is turned up while the quays are filled. */
export const applyRevealShip = (state: State, action: ActionOf<'revealShip'>, tell: Tell): void => {
  turnShipUp(state, action, tell);
  refill(state, tell);
};

/** A goods tile leaves the pile: from its shuffled part, or the known one on top; told as it lies in a hand. */
export const drawTile = (state: State, goods: string): number => {
  if (goods === '?') return UNKNOWN;
  const kind = boxOf(state.edition).goodsAt[goods]!;
  if (shuffledGoods(state) > 0) {
    state.unseen[kind]!--;
    return kind << 1;
  }
  state.tail.shift();
  return (kind << 1) | 1;
};

/** The active player draws a goods tile (ships.draw-goods); after the last one he gives them out. */
export const applyDrawGoods = (state: State, { goods }: ActionOf<'drawGoods'>, tell: Tell): void => {
  putIn(state.hands[state.active]!, drawTile(state, goods));
  tell?.({ kind: 'goodsDrawn', clause: 'ships.draw-goods', seat: state.active, goods });
  if (drawsDue(state) <= 0) state.phase = 'assign';
};
