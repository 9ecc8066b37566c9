import { type Action, borneo, type State } from '@portolan/borneo';
import type { Searchable } from '../search/index.ts';
import { dealUnseen, leftOut, looked, shortened } from './playouts.ts';
import { promises, sensible } from './policy.ts';

/** Borneo as a search sees it. */
export const searched: Searchable<State, Action> = {
  game: shortened,
  looked,
  policy: sensible,
  promises,
  deal: dealUnseen,
  standing: (state) => borneo.scores(state).map(({ total }) => total),
  horizon: { actions: 90 },
  // With time for it to the end of the game.
  farther: { games: 500, horizon: { actions: 400 } },
  spread: 10,
  deals: 5,
  usual: 2000,
  leftOut,
  small: ({ phase }) => phase === 'final' || phase === 'distribute',
};
