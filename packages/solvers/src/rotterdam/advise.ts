import { bad } from '@portolan/core';
import { type Action, rotterdam, type State } from '@portolan/rotterdam';
import { type AdviseAnswer as Advice, adviserOf, type RankedAction as Ranked } from '../advise.ts';
import { dealUnseen, playOn } from './playouts.ts';

/** An action with its mean margin in points. */
export type RankedAction = Ranked<Action>;

/** An estimate over rollouts eight rounds far, counted as if the game ended then. */
export type AdviseAnswer = Advice<Action>;

/** Rounds that a rollout looks ahead: a voyage to the farthest harbor, and a Mission with what it brings. */
const AHEAD = 8;

/** What is my best move? */
export const advise = adviserOf<State, Action>({
  game: rotterdam,
  rollouts: {
    clone: rotterdam.clone,
    apply: rotterdam.apply,
    deal: dealUnseen,
    playOn: (state, random) => playOn(state, random, AHEAD),
  },
  usual: 40,
  // Who is done with trading may come back under one reading, and need not: there is nothing to rank.
  refuse: (state, seat) =>
    rotterdam.actions(rotterdam.view(state, seat), seat).length > 0
      ? undefined
      : bad({ path: 'seat', code: 'nothing-listed', facts: { found: seat } }),
  seatsOf: ({ seats }) => seats,
});
