import { putIn } from '@portolan/core';
import { boxOf } from '../box.ts';
import { emptyQuay, nextDealt } from '../counts.ts';
import { quayOf } from '../listing/shared.ts';
import { NONE, type State, UNKNOWN } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { drawTile, turnShipUp } from './ships/refill.ts';
import type { Tell } from './tell.ts';

/** The first ships go to the quays in order, the fifth stays on the pile (setup.first-ships). */
export const applyFirstShip = (state: State, action: ActionOf<'revealShip'>, tell: Tell): void => {
  turnShipUp(state, action, tell);
  const quay = emptyQuay(state);
  if (quay === NONE) {
    state.phase = 'setupGoods';
    return;
  }
  state.ships[quay] = action.ship;
  state.next = UNKNOWN;
  tell?.({ kind: 'shipPlaced', clause: 'setup.first-ships', quay: quayOf(quay), ship: action.ship });
};

/** Each ship gets its first goods, face up (setup.first-goods). */
export const applyFirstGoods = (state: State, { goods }: ActionOf<'drawGoods'>, tell: Tell): void => {
  const quay = state.goods.indexOf(NONE);
  drawTile(state, goods);
  state.goods[quay] = boxOf(state.edition).goodsAt[goods]!;
  tell?.({ kind: 'goodsLaid', clause: 'setup.first-goods', quay: quayOf(quay), goods });
  if (!state.goods.includes(NONE)) state.phase = 'setupHands';
};

/** Each player gets a secret tile (setup.secret-goods); after the last one the holder of the slate begins (round.first-player). */
export const applyDealGoods = (state: State, { goods }: ActionOf<'drawGoods'>, tell: Tell): void => {
  const seat = nextDealt(state);
  putIn(state.hands[seat]!, drawTile(state, goods));
  tell?.({ kind: 'goodsDealt', clause: 'setup.secret-goods', seat, goods });
  if (nextDealt(state) !== NONE) return;
  state.phase = 'act';
  tell?.({ kind: 'roundStarted', clause: 'round.first-player', first: state.first });
};
