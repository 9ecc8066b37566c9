import type { Game, Kind, Seat, SetupOptions } from './game.ts';
import { type Log, logOf } from './log.ts';
import { pickWeighted } from './pick-weighted.ts';
import { below, pick, type Rng, rng } from './random.ts';
import { ok, type Result } from './result.ts';

/** Chooses one of a seat's legal actions (never empty). The state is the full one: look only at what the seat may see. */
export type Policy<State, Action> = (state: State, actions: readonly Action[], seat: Seat, random: Rng) => Action;

/** A legal action, and what it promises the seat that chooses: more is better, in whatever unit the game’s promises have. */
export type Ranked<Action> = readonly [action: Action, promise: number];

/**
 * All of a seat's legal actions (never none), best first: the first is the choice, as a `Policy` makes it. Of a whole list only:
 * what a part of it promises may hang on what is left out. The state is the full one: look only at what the seat may see.
 */
export type Ranker<State, Action> = (
  state: State,
  actions: readonly Action[],
  seat: Seat,
  random: Rng,
) => readonly Ranked<Action>[];

/** Every legal action with the same chance. */
export const uniform = <Action>(_state: unknown, actions: readonly Action[], _seat: Seat, random: Rng): Action =>
  pick(random, actions);

/** The policy of every seat, or one per seat (a missing one is `uniform`). */
export type Policies<State, Action> = Policy<State, Action> | readonly (Policy<State, Action> | undefined)[];

/** How to play at random. */
export interface PlayoutOptions<State, Action extends Kind, Event extends Kind> {
  /** How actions are chosen; left out: `uniform`. Where games so played would hardly ever end, the game exports a policy. */
  readonly policy?: Policies<State, Action> | undefined;
  /** Hears every event as it happens. */
  readonly tell?: ((event: Event) => void) | undefined;
  /** Stop after so many actions; default 100 000. */
  readonly maxActions?: number | undefined;
}

/**
 * One action: nature's by weight, a seat's by its policy. Of several who may act, each with the same chance. Undefined when
 * the game is over, or nothing is listed (see `Game.unlisted`).
 */
export const nextAction = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  state: State,
  random: Rng,
  policy?: Policies<State, Action>,
): Action | undefined => {
  const { actors } = game.turn(state);
  if (actors.length === 0) return undefined;
  const first = actors.length === 1 ? 0 : below(random, actors.length);
  // A seat whose list is not whole may have an empty one: the others go on.
  for (let i = 0; i < actors.length; i++) {
    const actor = actors[(first + i) % actors.length]!;
    if (actor === 'nature') {
      const chances = game.chances(state);
      if (chances.length > 0) return pickWeighted(random, chances);
      continue;
    }
    const actions = game.actions(state, actor);
    if (actions.length === 0) continue;
    const chosen = (typeof policy === 'function' ? policy : policy?.[actor]) ?? uniform;
    return chosen(state, actions, actor, random);
  }
  return undefined;
};

/**
 * Plays a state on to its end, in place, and returns the number of actions.
 * `each` hears every action before it is carried out.
 */
export const playOut = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  state: State,
  random: Rng,
  options: PlayoutOptions<State, Action, Event> = {},
  each?: (action: Action) => void,
): number => {
  const { policy, tell, maxActions = 100_000 } = options;
  for (let steps = 0; steps < maxActions; steps++) {
    const action = nextAction(game, state, random, policy);
    if (action === undefined) return steps;
    each?.(action);
    game.apply(state, action, tell);
  }
  return maxActions;
};

/** A game that was played at random. */
export interface RandomGame<State, Action> {
  /** Replays it. */
  readonly log: Log<Action>;
  /** The last state. */
  readonly state: State;
  /** The number of actions, nature's included. */
  readonly steps: number;
  /** False if `maxActions` stopped it. */
  readonly over: boolean;
}

/**
 * Plays a new game at random. The same seed gives the same game; bad options are problems.
 *
 * @example
 * ```ts
 * import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
 * import { must, randomPlay, replay } from '@portolan/core';
 *
 * const { log, steps, over } = must(randomPlay(comptoirDesAntilles, { seats: 3 }, { seed: 7 }));
 * const again = replay(comptoirDesAntilles, JSON.parse(JSON.stringify(log)));
 * [over, again.ok && again.steps === steps]; // -> [true, true]
 * ```
 */
export const randomPlay = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Setup extends SetupOptions,
>(
  game: Game<State, Action, Event, Clause, unknown, Setup>,
  setup: Setup,
  options: PlayoutOptions<State, Action, Event> & { readonly seed: number; readonly stream?: number },
): Result<RandomGame<State, Action>> => {
  const begun = game.setup(setup);
  if (!begun.ok) return begun;
  const state = begun.value;
  const actions: Action[] = [];
  const random = rng(options.seed, options.stream);
  const steps = playOut(game, state, random, options, (action) => actions.push(action));
  const over = game.turn(state).actors.length === 0;
  return ok({ log: logOf(game, setup, actions), state, steps, over });
};
