import { type Action, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import type { Searchable } from '../search/index.ts';
import { dealUnseen } from './playouts.ts';
import { promises, sensible } from './policy.ts';

/** Comptoir des Antilles as a search sees it. */
export const searched: Searchable<State, Action> = {
  game: comptoirDesAntilles,
  policy: sensible,
  promises,
  deal: dealUnseen,
  standing: ({ premiums }) => [...premiums],
  horizon: { actions: 90 },
  // Who is sure what others bid is outbid; but it takes many games to see through players who stray.
  farther: { games: 1500, strays: 5 },
  spread: 10,
  deals: 3,
  usual: 2000,
  // The pile of ships is empty: this is the last round.
  small: ({ next }) => next === 0,
};
