import { type Notation, notationOf } from '@portolan/core/notation';
import type { Action } from './position.ts';
import type { State } from './state.ts';

/** How the moves of merels are written: `A @ d6`, `B > d6 d5`, `B x a7`. */
export const notation: Notation<Action, State> = notationOf<Action, State>({
  lines: { place: '{seat} @ {to}', move: '{seat} > {from} {to}', take: '{seat} x {at}' },
  turnOf: ({ active }) => active,
});
