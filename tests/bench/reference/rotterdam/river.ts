import { UNKNOWN } from '@portolan/core';
import { type Action, rotterdam, type State } from '@portolan/rotterdam';

/** The river alone: a state in which nothing follows a call of color, so that calls can be tried one after the other. */
export const riverOf = (state: State): State => ({
  ...state,
  rulings: { ...state.rulings, 'cards-around-call': 'before-and-after' },
  variants: { ...state.variants, openProducts: false },
  phase: 'sail',
  step: state.call ? 'moving' : 'choose',
  seat: state.call?.caller ?? state.master,
  pending: [],
  offer: null,
  navigation: state.navigation.map(() => [UNKNOWN]),
});

/** The river after a call or a move of a ship. */
export const after = (river: State, action: Action): State => {
  const { call } = river;
  const next: State = {
    ...river,
    at: river.at.slice(),
    called: [],
    call: call && { ...call, waiting: call.waiting.slice(), moved: call.moved.slice(), held: call.held.slice() },
  };
  rotterdam.apply(next, action);
  return next;
};
