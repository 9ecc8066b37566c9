import { type AnyGame, type Kind, must, type Policy, playOut, rng, type SetupOptions } from '@portolan/core';
import { shareOf } from '@portolan/solvers';

// biome-ignore lint/suspicious/noExplicitAny: policies of all games
type AnyPolicy = Policy<any, any>;

/** One player among others of another kind. */
export interface Duel {
  readonly setup: SetupOptions;
  /** How the one plays, and everybody else. */
  readonly one: AnyPolicy;
  readonly others: AnyPolicy;
  /** Games to play; a deal is played once from every seat. */
  readonly games: number;
  readonly seed: number;
}

/** How the one fared. */
export interface Fared {
  readonly games: number;
  /** Games that had not ended after a great many actions: nobody wins them. */
  readonly cut: number;
  /** The share of wins, a shared win in parts, and what lies within 95 %. */
  readonly wins: number;
  readonly low: number;
  readonly high: number;
  /** The mean of the own points less the best of the others', and two standard errors. */
  readonly margin: number;
  readonly error: number;
}

/** More actions than a game of any of the four takes. */
const MOST_ACTIONS = 20_000;

/**
 * How a seat fared: its share of the win, the share of the others that it is ahead of, and its points less the best of theirs.
 * Nobody wins a game that was cut, or is ahead in it.
 */
export const endOf = (game: AnyGame, state: unknown, seat: number) => {
  const totals = game.scores(state).map(({ total }) => total);
  const winners = game.outcome(state)?.winners;
  const own = totals[seat]!;
  const others = totals.filter((_, other) => other !== seat);
  const ahead = others.reduce((sum, total) => sum + (total < own ? 1 : total === own ? 0.5 : 0), 0) / others.length;
  return {
    win: winners?.includes(seat) ? 1 / winners.length : 0,
    ahead: winners === undefined ? 0.5 : ahead,
    margin: own - Math.max(...others),
    cut: winners === undefined,
  };
};

/** Plays one against others: the same seeds give the same games. */
export const duel = (game: AnyGame, { setup, one, others, games, seed }: Duel): Fared => {
  let [wins, cut, sum, squares] = [0, 0, 0, 0];
  for (let played = 0; played < games; played++) {
    const seat = played % setup.seats;
    const state: unknown = must(game.setup(setup));
    const policy = Array.from({ length: setup.seats }, (_, other) => (other === seat ? one : others));
    const random = rng(seed, Math.floor(played / setup.seats));
    playOut<unknown, Kind, Kind, string>(game, state, random, { policy, maxActions: MOST_ACTIONS });
    const end = endOf(game, state, seat);
    if (end.cut) cut++;
    wins += end.win;
    sum += end.margin;
    squares += end.margin ** 2;
  }
  const { low, high } = shareOf(wins, games);
  const variance = Math.max(0, squares / games - (sum / games) ** 2);
  return { games, cut, wins: wins / games, low, high, margin: sum / games, error: 2 * Math.sqrt(variance / games) };
};
