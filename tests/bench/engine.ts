import { below, type Game, type Kind, must, pickWeighted, type Rng, rng } from '@portolan/core';
import { mix } from './measure.ts';

/** The least any engine offers, so that all of them play the same games: moves are chosen by their place in the list. */
export interface Engine<State, Action> {
  /** A new game; what is dealt is drawn from `random`. */
  readonly start: (random: Rng) => State;
  /** The legal moves in ascending order; empty when the game is over. */
  readonly moves: (state: State) => readonly Action[];
  readonly next: (state: State, action: Action) => State;
  /** A number for how the game ended. */
  readonly result: (state: State) => number;
}

/** Plays random games with every legal move listed at every step, and counts the moves. */
export const playGames = <State, Action>(
  { start, moves, next, result }: Engine<State, Action>,
  games: number,
): { count: number; checksum: number } => {
  const random = rng(2026);
  let count = 0;
  let checksum = 0;
  for (let game = 0; game < games; game++) {
    let state = start(random);
    for (let list = moves(state); list.length > 0; list = moves(state)) {
      const place = below(random, list.length);
      checksum = mix(checksum, place);
      state = next(state, list[place]!);
      count++;
    }
    checksum = mix(checksum, result(state));
  }
  return { count, checksum };
};

/** The winners as the bits of a number. */
export const winnerBits = (winners: readonly number[] = []): number =>
  winners.reduce((bits, seat) => bits | (1 << seat), 0);

/** A game of ours as an engine, played in place; nature deals first. */
export const engineOf = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  seats: number,
): Engine<State, Action> => ({
  start: (random) => {
    const state = must(game.setup({ seats }));
    while (game.turn(state).actors[0] === 'nature') game.apply(state, pickWeighted(random, game.chances(state)));
    return state;
  },
  moves: (state) => game.actions(state),
  next: (state, action) => {
    game.apply(state, action);
    return state;
  },
  result: (state) => winnerBits(game.outcome(state)?.winners),
});
