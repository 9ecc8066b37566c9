import { type Action, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import { type AdviseAnswer as Advice, adviserOf, type RankedAction as Ranked } from '../advise.ts';
import { rollouts } from './playouts.ts';

/** An action with its mean margin in premiums. */
export type RankedAction = Ranked<Action>;

/** An estimate over rollouts to the end of the game. */
export type AdviseAnswer = Advice<Action>;

/** What is my best move? */
export const advise = adviserOf<State, Action>({
  game: comptoirDesAntilles,
  rollouts: { ...rollouts, playOn: (state, random) => rollouts.playOn(state, random).totals },
  usual: 24,
  seatsOf: ({ seats }) => seats,
});
