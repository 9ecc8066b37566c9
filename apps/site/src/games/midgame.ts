import { type Game, type Kind, must, nextAction, type Policies, rng, type SetupOptions } from '@portolan/core';

/** A game played sensibly by a seed: its states can be asked for again by how far it has come. */
export const midgame = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  policy: Policies<State, Action>,
  /** Whether a state is a moment at which one would stop and ask: nothing is half done. */
  isQuiet: (state: State) => boolean,
) => {
  /** The actions of a whole game. */
  const playedOut = (begin: State, seed: number): readonly Action[] => {
    const random = rng(seed);
    const state = game.clone(begin);
    const actions: Action[] = [];
    for (
      let action = nextAction(game, state, random, policy);
      action;
      action = nextAction(game, state, random, policy)
    ) {
      game.apply(state, action);
      actions.push(action);
    }
    return actions;
  };
  /** The table halfway through the game of a seed, as the player sees it whose turn it is. */
  return (seats: number, seed: number): unknown => {
    const state = must(game.setup({ seats } as SetupOptions));
    const actions = playedOut(state, seed);
    for (const [steps, action] of actions.entries()) {
      if (steps >= actions.length / 2 && isQuiet(state)) break;
      game.apply(state, action);
    }
    const [actor] = game.turn(state).actors;
    return game.makePosition(game.view(state, typeof actor === 'number' ? actor : null));
  };
};

/** How a table is entered by touches alone, the shortest way. */
export interface Entering {
  /** A table in the middle of a game. */
  readonly table: (seats: number, seed: number) => unknown;
  readonly seats: readonly {
    readonly seats: number;
    /** The most touches that a table should take. */
    readonly wanted: (table: unknown) => number;
    /** The part of all tables that keep to it, by taps alone too, a drag being two. */
    readonly held: number;
  }[];
  /** Enters a table from the empty one. */
  readonly enter: (table: unknown) => {
    /** How often a finger comes down, and how many taps that is, a drag being two. */
    readonly touches: number;
    readonly taps: number;
    /** What stands there then, and what should, as far as it is entered. */
    readonly entered: unknown;
    readonly wanted: unknown;
  };
}
