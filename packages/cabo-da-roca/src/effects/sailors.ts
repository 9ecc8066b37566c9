import { putIn } from '@portolan/core';
import { directionOf, neighbor, squareOf, squareText } from '../pieces/squares.ts';
import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { placeSailor, removeSailor } from './sale.ts';
import type { Tell } from './tell.ts';

/** A sailor moves one square over land (sailors.step). */
export const applyWalk = (state: State, { seat, at, dir }: ActionOf<'walk'>, tell: Tell): void => {
  const from = squareOf(at);
  const to = neighbor(from, directionOf(dir));
  removeSailor(state, seat, from);
  placeSailor(state, seat, to);
  putIn(state.walked, to);
  state.used++;
  state.stage = 'free';
  state.acted = true;
  tell?.({ kind: 'sailorWalked', clause: 'sailors.step', from: at, to: squareText(to) });
};
