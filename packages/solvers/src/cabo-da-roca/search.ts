import { type Action, caboDaRoca, type State } from '@portolan/cabo-da-roca';
import type { Searchable } from '../search/index.ts';
import { expectedTotals } from './end-of-turn.ts';
import { dealUnseen } from './playouts.ts';
import { isGuest, promises, sensible } from './policy.ts';

/** Turns without a new treasure after which the final phase ends, for each who still plays (ruling.final-stall). */
const QUIET_TURNS = 10;

/** Actions left in a turn that can be searched whole. */
const FEW = 2;

/** Whether the last actions of the game are due, unless a treasure is taken: before, the rest of the final phase lies open. */
const isAlmostOver = ({ final, progress, quiet, out, rulings, allowance, used }: State): boolean =>
  final &&
  !progress &&
  allowance - used <= FEW &&
  rulings['final-stall'] === 'bounded' &&
  quiet + 1 >= QUIET_TURNS * out.filter((gone) => !gone).length;

/** Cabo da Roca as a search sees it: a voyage and the next one ahead, counted as if the game ended then. */
export const searched: Searchable<State, Action> = {
  game: caboDaRoca,
  policy: sensible,
  promises,
  deal: dealUnseen,
  standing: (state) => state.totals ?? expectedTotals(state),
  horizon: { actions: 2000, clock: { at: ({ round }) => round, ahead: 6 } },
  spread: 190,
  deals: 4,
  usual: 500,
  small: isAlmostOver,
  // The ruler of the port may decline, and nothing is done then.
  idle: (action, state) => action.kind === 'buyShip' && isGuest(state, action),
};
