import type { Seat } from '@portolan/core';
import { rotterdam, type State } from '@portolan/rotterdam';

/** A state as if a seat were to call a color now. */
export const callingIn = (state: State, caller: Seat): State => ({
  ...rotterdam.clone(state),
  phase: 'sail',
  step: 'choose',
  seat: caller,
  called: [],
  call: null,
  offer: null,
  passed: [],
  due: state.due.map(() => 0),
  pending: [],
});
