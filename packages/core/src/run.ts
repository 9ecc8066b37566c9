import type { Example } from './example.ts';
import type { Engine, Game, Kind, Rulings, SetupOptions } from './game.ts';
import { play } from './play.ts';
import { ok, type Result } from './result.ts';
import type { Verdict, Violation } from './verdict.ts';

/** One action on the way: the state before it, what it is answered, and where it leads if it is legal. */
export interface Step<
  State,
  Action,
  Event,
  Clause extends string,
  Refusal extends Violation<Clause> = Violation<Clause>,
> {
  readonly before: State;
  readonly action: Action;
  readonly verdict: Verdict<Clause, Refusal>;
  readonly events: readonly Event[];
  /** Undefined when the action is refused. */
  readonly after: State | undefined;
}

/** A position and what became of the actions; it stops at the first refused one. */
export interface Run<
  State,
  Action,
  Event,
  Clause extends string,
  Refusal extends Violation<Clause> = Violation<Clause>,
> {
  readonly start: State;
  readonly steps: readonly Step<State, Action, Event, Clause, Refusal>[];
}

/** Judges an action and carries it out on a copy if it is legal. */
export const stepFrom = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Refusal extends Violation<Clause>,
>(
  game: Engine<State, Action, Event, Clause, unknown, SetupOptions, Refusal>,
  before: State,
  action: Action,
): Step<State, Action, Event, Clause, Refusal> => {
  const played = play(game, before, action);
  return played.ok
    ? { before, action, verdict: { legal: true, by: played.by }, events: played.events, after: played.state }
    : { before, action, verdict: played.verdict, events: [], after: undefined };
};

/** Plays actions one after the other from a state, up to the first refused one. */
export const runFrom = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Refusal extends Violation<Clause>,
>(
  game: Engine<State, Action, Event, Clause, unknown, SetupOptions, Refusal>,
  start: State,
  actions: readonly Action[],
): Run<State, Action, Event, Clause, Refusal> => {
  const steps: Step<State, Action, Event, Clause, Refusal>[] = [];
  let state: State | undefined = start;
  for (const action of actions) {
    if (!state) break;
    const step: Step<State, Action, Event, Clause, Refusal> = stepFrom(game, state, action);
    steps.push(step);
    state = step.after;
  }
  return { start, steps };
};

type Ruled = { readonly rulings?: Rulings };

/** The position of an example with its rulings, and others laid over them. */
export const positionOf = <Position extends object>(
  example: Example<Position>,
  rulings: Rulings = {},
): Position & Ruled => {
  const position: Position & Ruled = example.position;
  const all = { ...position.rulings, ...example.rulings, ...rulings };
  return Object.keys(all).length > 0 ? { ...position, rulings: all } : position;
};

/** Executes an example, under other rulings if some are given. Problems are those of its position. */
export const runExample = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Refusal extends Violation<Clause>,
>(
  game: Game<State, Action, Event, Clause, unknown, SetupOptions, Refusal>,
  example: Example<object, Action>,
  rulings?: Rulings,
): Result<Run<State, Action, Event, Clause, Refusal>> => {
  const parsed = game.parsePosition(positionOf(example, rulings));
  return parsed.ok ? ok(runFrom(game, parsed.value, example.actions)) : parsed;
};

/** Where a run has got to: after its last legal action. */
export const endOf = <State, Action, Event, Clause extends string>(run: Run<State, Action, Event, Clause>): State => {
  const last = run.steps[run.steps.length - 1];
  return last ? (last.after ?? last.before) : run.start;
};
