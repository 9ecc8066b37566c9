import { type AnyGame, below, type Kind, type Policy, pick, uniform } from '@portolan/core';
import { bestMove, type Searchable } from '@portolan/solvers/search';
import { advise } from './reference/advise.ts';

// biome-ignore lint/suspicious/noExplicitAny: players of all games
export type AnyPolicy = Policy<any, any>;

/** A game with what plays it. */
export interface Contest {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: searches of all games
  readonly searched: Searchable<any, any>;
  /** Today's policy; games that are played on may use it with doubts. */
  readonly sensible: AnyPolicy;
  readonly reference: AnyPolicy;
  /** Policies by other hands, by name. */
  readonly strangers?: Readonly<Record<string, AnyPolicy>>;
}

/** What a player has thought in a game. */
export interface Thought {
  decisions: number;
  /** Milliseconds of the processor, and games played on. */
  time: number;
  tried: number;
}

/** A kind of player, once it knows the game; it notes what it thinks. */
export type Player = (contest: Contest, thought: Thought) => AnyPolicy;

/** One choice in so many of a noisy player is made by lot. */
const NOISE = 5;

/** Milliseconds of this thread on the processor: a busy machine does not shorten what a player may think. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** What was done by this seat since the phase began: nothing idle is done twice. */
const memory = (game: AnyGame) => {
  let moment = '';
  let done: Kind[] = [];
  return {
    already: (state: unknown, seat: number): Kind[] => {
      const { phase } = game.turn(state);
      const now = `${seat} ${phase}`;
      if (now !== moment) done = [];
      moment = now;
      return done;
    },
    note: (action: Kind) => done.push(action),
  };
};

const searching =
  (time: number): Player =>
  ({ game, searched }, thought) => {
    const kept = memory(game);
    return (state, actions, seat, random) => {
      const already = kept.already(state, seat);
      if (actions.length === 1) return actions[0];
      const begun = processorTime();
      const seed = random.next() >>> 0;
      const found = bestMove(searched, state, seat, { time, now: processorTime, seed, already });
      thought.decisions++;
      thought.time += processorTime() - begun;
      thought.tried += found.tried;
      kept.note(found.best);
      return found.best;
    };
  };

/** Advises itself, as was done before there was a search. After an offer it makes no other in the phase: it offered for ever. */
const advising =
  (time: number): Player =>
  (contest, thought) => {
    const { game, searched } = contest;
    const kept = memory(game);
    return (state, actions, seat, random) => {
      const offered = kept.already(state, seat).length > 0;
      if (actions.length === 1) return actions[0];
      const seen = searched.game.view(state, seat);
      const isIdle = (action: Kind): boolean => searched.idle?.(action, seen) ?? false;
      const all: Kind[] = searched.game.actions(seen, seat);
      const options = offered ? all.filter((action) => !isIdle(action)) : all;
      if (options.length === 1) return options[0];
      const begun = processorTime();
      const enough = (): boolean => processorTime() - begun >= time;
      const { best, tried } = advise(contest, seen, seat, options, { seed: random.next() >>> 0, enough });
      thought.decisions++;
      thought.time += processorTime() - begun;
      thought.tried += tried;
      if (isIdle(best)) kept.note(best);
      return best;
    };
  };

/** A policy by another hand; it is shown what its seat sees. */
const stranger =
  (name: string): Player =>
  ({ game, strangers }) => {
    const policy = strangers?.[name];
    if (!policy) throw new Error(`no such stranger in ${game.id}: ${name}`);
    return (state, actions, seat, random) => policy(game.view(state, seat), actions, seat, random);
  };

/** A player by name. */
export const playerOf = (name: string): Player => {
  const [kind, amount] = name.split(':');
  if (kind === 'search') return searching(Number(amount));
  if (kind === 'advise') return advising(Number(amount));
  if (kind === 'stranger') return stranger(amount ?? '');
  if (kind === 'random') return () => uniform;
  if (kind === 'reference') return ({ reference }) => reference;
  if (kind === 'sensible') return ({ sensible }) => sensible;
  if (kind === 'noisy')
    return ({ reference }) =>
      (state, actions, seat, random) =>
        below(random, NOISE) === 0 ? pick(random, actions) : reference(state, actions, seat, random);
  throw new Error(`no such player: ${name}`);
};
