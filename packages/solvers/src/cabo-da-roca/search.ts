import { type Action, caboDaRoca, type State } from '@portolan/cabo-da-roca';
import type { Searchable } from '../search/index.ts';
import { expectedTotals } from './end-of-turn.ts';
import { dealUnseen } from './playouts.ts';
import { promises, sensible } from './policy.ts';

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
};
