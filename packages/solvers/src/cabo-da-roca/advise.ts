import { type Action, caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { type AdviseAnswer as Advice, adviserOf, type RankedAction as Ranked } from '../advise.ts';
import { dealUnseen, playOn } from './playouts.ts';
import { sensible } from './policy.ts';

/** An action with its mean margin in coins. */
export type RankedAction = Ranked<Action>;

/** An estimate over rollouts eight rounds far, counted as if the game ended then. */
export type AdviseAnswer = Advice<Action>;

/** Rounds that a rollout looks ahead: a voyage and the next one. */
const AHEAD = 8;

/** What is my best move? */
export const advise = adviserOf<State, Action>({
  game: caboDaRoca,
  rollouts: {
    clone: caboDaRoca.clone,
    apply: caboDaRoca.apply,
    deal: dealUnseen,
    playOn: (state, random) => playOn(state, random, sensible, AHEAD).totals,
  },
  usual: 24,
  seatsOf: ({ seats }) => seats,
});
