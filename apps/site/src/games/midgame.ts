import { type Game, type Kind, must, nextAction, type Policies, rng, type SetupOptions } from '@portolan/core';

/** A game played sensibly by a seed: its states can be asked for again by how far it has come. */
export const midgame = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  policy: Policies<State, Action>,
  /** Whether a state is a moment at which one would stop and ask: nothing is half done. */
  isQuiet: (state: State) => boolean,
) => {
  /** Plays on to a quiet moment after so many actions, or to the end. */
  const played = (seats: number, seed: number, wanted: number): { readonly state: State; readonly steps: number } => {
    const random = rng(seed);
    const state = must(game.setup({ seats } as SetupOptions));
    for (let steps = 0; ; steps++) {
      if (steps >= wanted && isQuiet(state)) return { state, steps };
      const action = nextAction(game, state, random, policy);
      if (!action) return { state, steps };
      game.apply(state, action);
    }
  };
  /** The table halfway through the game of a seed, as the player sees it whose turn it is. */
  return (seats: number, seed: number): unknown => {
    const { steps } = played(seats, seed, Number.POSITIVE_INFINITY);
    const { state } = played(seats, seed, Math.floor(steps / 2));
    const [actor] = game.turn(state).actors;
    return game.makePosition(game.view(state, typeof actor === 'number' ? actor : null));
  };
};

/** How a table is entered by touches alone, the shortest way. */
export interface Entering {
  /** A table in the middle of a game. */
  readonly table: (seats: number, seed: number) => unknown;
  /** Numbers of players, with the most touches that a table should take. */
  readonly seats: readonly (readonly [seats: number, most: (table: unknown) => number])[];
  /** Enters a table from the empty one. */
  readonly enter: (table: unknown) => {
    readonly touches: number;
    /** What stands there then, and what should, as far as it is entered. */
    readonly entered: unknown;
    readonly wanted: unknown;
  };
}
