import { type Action, borneo, type State } from '@portolan/borneo';
import { UNKNOWN } from '@portolan/borneo/pieces';
import { bad, type Rng, shuffle } from '@portolan/core';
import { type AdviseAnswer as Advice, adviserOf, type RankedAction as Ranked } from '../advise.ts';
import { playOn, triedActions } from './playouts.ts';
import { tableOf, unseenOf } from './table.ts';

/** An action with its mean margin in victory points. */
export type RankedAction = Ranked<Action>;

/** An estimate over rollouts to the end of the game. */
export type AdviseAnswer = Advice<Action>;

/** Deals the unseen cards to every place where one lies face down, in place. */
export const dealUnseen = (state: State, random: Rng): State => {
  const faces = shuffle(random, unseenOf(state) ?? []);
  const zones = [...state.hands, ...state.shipments, state.pile, state.discard];
  for (const zone of zones) {
    if (zone[0] !== UNKNOWN) continue;
    for (let i = 0; i < zone.length; i++) if (zone[i] === UNKNOWN) zone[i] = faces.pop() ?? UNKNOWN;
    zone.sort((a, b) => a - b);
  }
  return state;
};

/** What is my best move? */
export const advise = adviserOf<State, Action>({
  game: borneo,
  rollouts: { clone: borneo.clone, apply: borneo.apply, deal: dealUnseen, playOn },
  usual: 40,
  options: triedActions,
  seatsOf: (state) => tableOf(state).seats,
  refuse: (state, seat) => {
    if (state.edition.shipments === 'free') return bad({ path: 'position.edition.shipments', code: 'deck-unknown' });
    return borneo.actions(state, seat).length > 0
      ? undefined
      : bad({ path: `hands[${seat}]`, code: 'nothing-known', facts: { seat } });
  },
});
