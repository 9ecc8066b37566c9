import type { Game, Kind } from './game.ts';

/** The states one action further, nature's actions included. */
const children = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  state: State,
): State[] =>
  game.actions(state).map((action) => {
    const next = game.clone(state);
    game.apply(next, action);
    return next;
  });

/**
 * The number of lines of exactly `depth` actions, nature's included (perft). Games that end sooner do not count.
 *
 * @throws RangeError on a depth that is not a whole number from 0.
 */
export const countLeaves = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  state: State,
  depth: number,
): number => {
  if (depth === 0) return 1;
  const actions = game.actions(state);
  if (depth === 1) return actions.length;
  if (!(depth > 1)) throw new RangeError(`a depth is a whole number from 0, and not ${depth}`);
  let leaves = 0;
  for (const action of actions) {
    const next = game.clone(state);
    game.apply(next, action);
    leaves += countLeaves(game, next, depth - 1);
  }
  return leaves;
};

/** The number of different games from a state to the end: every line counts once. */
export const countGames = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  state: State,
): number => {
  const next = children(game, state);
  return next.length === 0 ? 1 : next.reduce((games, child) => games + countGames(game, child), 0);
};

/**
 * The number of different positions within `depth` actions of a state, itself included.
 * `key` tells positions apart; default: the state as JSON.
 */
export const countPositions = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  state: State,
  { depth = Number.POSITIVE_INFINITY, key = (one: State): string => JSON.stringify(one) } = {},
): number => {
  const seen = new Set([key(state)]);
  let frontier = [state];
  for (let level = 0; level < depth && frontier.length > 0; level++) {
    frontier = frontier
      .flatMap((one) => children(game, one))
      .filter((one) => {
        const known = seen.size;
        return seen.add(key(one)).size > known;
      });
  }
  return seen.size;
};
