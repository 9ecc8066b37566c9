import { NONE } from '../box.ts';
import { harborAt, ownerOf, shipOf } from '../counts.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import type { Judgment } from './judgment.ts';

/** A ship in a harbor is unloaded (`unload.every-ship`). */
export const checkUnload = (state: State, { seat, ship: id }: ActionOf<'unload'>): Judgment => {
  const clause = 'unload.every-ship';
  const ship = shipOf(state, id);
  const owner = ownerOf(state, ship);
  const found: Refusal[] = owner === seat ? [] : [{ clause, reason: 'not-your-ship', facts: { owner } }];
  if (harborAt(state, ship) === NONE) found.push({ clause, reason: 'not-in-harbor', facts: {} });
  return { found, by: [clause] };
};
