import { boxOf, QUAYS } from '../../box.ts';
import { isNew } from '../../counts.ts';
import { quayOf } from '../../listing/shared.ts';
import { type State, UNKNOWN } from '../../state.ts';
import type { ActionOf } from '../../types.ts';
import { proceed } from '../flow.ts';
import type { Tell } from '../tell.ts';

/** A tile leaves a hand: one that all know first, then one its owner knows, then one face down, which it reveals. */
const giveTile = (state: State, seat: number, kind: number): void => {
  const hand = state.hands[seat]!;
  let at = hand.indexOf((kind << 1) | 1);
  if (at < 0) at = hand.indexOf(kind << 1);
  if (at < 0) {
    at = hand.indexOf(UNKNOWN);
    state.unseen[kind]!--;
  }
  hand.splice(at, 1);
};

/** Each new ship gets its goods, face up (ships.assign-goods). */
export const applyAssignGoods = (state: State, { seat, tiles }: ActionOf<'assignGoods'>, tell: Tell): void => {
  const { goodsAt } = boxOf(state.edition);
  for (let at = 0; at < QUAYS; at++) {
    const quay = quayOf(at);
    const goods = tiles[quay];
    if (goods === undefined || !isNew(state, at)) continue;
    const kind = goodsAt[goods]!;
    giveTile(state, seat, kind);
    state.goods[at] = kind;
    tell?.({ kind: 'goodsAssigned', clause: 'ships.assign-goods', quay, goods });
  }
  proceed(state, tell);
};
