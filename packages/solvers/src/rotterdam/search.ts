import { below, type Policy } from '@portolan/core';
import { type Action, actionsPlaying, rotterdam, type State } from '@portolan/rotterdam';
import { missionPoints, TARGET } from '@portolan/rotterdam/pieces';
import type { Searchable } from '../search/index.ts';
import { unlistedOf, withHeld } from './held.ts';
import { dealUnseen, totalsOf } from './playouts.ts';
import { foreseen, promises, sensible } from './policy.ts';
import { cardsLookedAt } from './policy-cards.ts';

/** One in so many offers that the policy would accept is accepted: people part with their goods less readily. */
const ACCEPTED = 2;

/** One color in so many is called as the policy calls, with the calls still to come in mind; the others by lot. */
const AHEAD = 3;

/** The policy, which accepts offers more rarely, and whose calls are not foreseen to the letter. */
const doubtful: Policy<State, Action> = (state, actions, seat, random) => {
  const calls = state.phase === 'sail' && state.step === 'choose';
  const plays = calls && below(random, AHEAD) > 0 ? foreseen : sensible;
  const action = plays(state, actions, seat, random);
  if (action.kind !== 'acceptTrade' || below(random, ACCEPTED) === 0) return action;
  return actions.find(({ kind }) => kind === 'declineTrade') ?? action;
};

/** Rotterdam as a search sees it: most of a voyage ahead, counted as if the game ended then. */
export const searched: Searchable<State, Action> = {
  game: { ...rotterdam, unlisted: unlistedOf },
  looked: withHeld,
  // Half of all that is listed are plays that the policy never looks at.
  glanced: (state, seat) => actionsPlaying(state, seat, cardsLookedAt(state, seat)),
  policy: doubtful,
  promises,
  deal: dealUnseen,
  standing: totalsOf,
  horizon: { actions: 1500, clock: { at: ({ round }) => round, ahead: 4 } },
  spread: 5,
  deals: 4,
  usual: 2000,
  // A pile of Products for each harbor; the other draws are told apart by their kind.
  pile: (state, drawn) => `${drawn.kind}${state.pending[0]?.harbor ?? ''}`,
  small: (state) => state.phase === 'mission' && state.products.some((_, seat) => missionPoints(state, seat) >= TARGET),
  counted: ({ products, navigation }) => [...products, ...navigation].flat().every((card) => card >= 0),
  idle: ({ kind }) => kind === 'offerTrade',
};
