import type { Kind, Policy } from '@portolan/core';
import type { Searchable } from './game.ts';

/** What an action says, to tell whether it is another. */
const said = (action: unknown): string => JSON.stringify(action);

/** The actions that are not idle or were not done yet; all of them if none is left. */
export const freshOf = <Action>(
  actions: readonly Action[],
  idle: (action: Action) => boolean,
  already: readonly Action[],
): readonly Action[] => {
  const done = new Set(already.filter(idle).map(said));
  const fresh = done.size === 0 ? actions : actions.filter((action) => !done.has(said(action)));
  return fresh.length > 0 ? fresh : actions;
};

/**
 * A policy at a table where it is known what its seat has done in this phase (`already`): an offer that was declined is not
 * made again while anything else can be done. Policies alone cannot know; they look at one state.
 */
export const unrepeating =
  <State, Action extends Kind>(
    { idle }: Pick<Searchable<State, Action>, 'idle'>,
    policy: Policy<State, Action>,
    already: readonly Action[],
  ): Policy<State, Action> =>
  (state, actions, seat, random) =>
    policy(state, idle ? freshOf(actions, (action) => idle(action, state), already) : actions, seat, random);
