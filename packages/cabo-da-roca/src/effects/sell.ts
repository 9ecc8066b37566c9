import { saleOf } from '../check/sales.ts';
import { leftOf, NONE, type State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { crossingNeeds, payDebts } from './debts.ts';
import { sellPiece } from './sale.ts';
import { arrive } from './ships.ts';
import type { Tell } from './tell.ts';

/** A piece is sold for the debt; it takes an action that is left and not needed to move on (debts.at-once). */
export const applySell = (state: State, { seat, piece }: ActionOf<'sell'>, tell: Tell): void => {
  const slot = state.stepping;
  state.acted = true;
  sellPiece(state, seat, saleOf(piece), tell);
  if (leftOf(state) > crossingNeeds(state)) state.used++;
  if (!payDebts(state, false, tell)) return;
  if (slot !== NONE) arrive(state, slot, undefined, tell);
  else state.phase = 'act';
};
