import type { Game, Kind, SetupOptions } from '../game.ts';
import { type Log, logOf } from '../log.ts';
import { nextAction, type Policies } from '../playout.ts';
import { rng } from '../random.ts';
import { must } from '../result.ts';

/** One moment of a walk: a state of its own, and the action that leads on (none at the last). */
export interface Step<State, Action> {
  /** How many actions were played before. */
  readonly index: number;
  /** The state then, a copy. */
  readonly state: State;
  /** The action that comes next; undefined at the end. */
  readonly action: Action | undefined;
}

/** A random game, state by state, with the log that replays it. */
export interface Walk<State, Action> {
  /** The whole game. */
  readonly log: Log<Action>;
  /** Every moment of it. */
  readonly steps: readonly Step<State, Action>[];
}

/** How to walk: `maxActions` (default 2000) cuts long games short. */
export interface WalkOptions<State, Action> {
  /** How actions are chosen. */
  readonly policy?: Policies<State, Action>;
  /** Stops after so many actions. */
  readonly maxActions?: number;
}

/** The states of a random game one by one; each is a copy that the caller may keep. Throws on bad options. */
export function* walk<
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Setup extends SetupOptions,
>(
  game: Game<State, Action, Event, Clause, unknown, Setup>,
  setup: Setup,
  seed: number,
  { policy, maxActions = 2000 }: WalkOptions<State, Action> = {},
): Generator<Step<State, Action>, void> {
  const random = rng(seed);
  const state = must(game.setup(setup));
  for (let index = 0; ; index++) {
    const action = index < maxActions ? nextAction(game, state, random, policy) : undefined;
    yield { index, state: game.clone(state), action };
    if (action === undefined) return;
    game.apply(state, action);
  }
}

/** A whole random game, kept. */
export const walkThrough = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Setup extends SetupOptions,
>(
  game: Game<State, Action, Event, Clause, unknown, Setup>,
  setup: Setup,
  seed: number,
  options: WalkOptions<State, Action> = {},
): Walk<State, Action> => {
  const steps = [...walk(game, setup, seed, options)];
  const actions = steps.flatMap(({ action }) => (action === undefined ? [] : [action]));
  return { log: logOf(game, setup, actions), steps };
};
