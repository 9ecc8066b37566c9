import { type Action, borneo, type Clause, type Event, type Position, type State } from '@portolan/borneo';
import { type Example, ok, play, type Result, type Rulings, type Verdict } from '@portolan/core';

/** An example of Borneo. */
export type BorneoExample = Example<Position, Action, Clause>;

/** One action on the way: the state before it, what it is answered, and where it leads if it is legal. */
export interface Step {
  readonly before: State;
  readonly action: Action;
  readonly verdict: Verdict<Clause>;
  readonly events: readonly Event[];
  /** Undefined when the action is refused. */
  readonly after: State | undefined;
}

/** A position and what became of the actions; it stops at the first refused one. */
export interface Run {
  readonly start: State;
  readonly steps: readonly Step[];
}

/** Judges an action and carries it out on a copy if it is legal. */
export const stepFrom = (before: State, action: Action): Step => {
  const played = play(borneo, before, action);
  return played.ok
    ? { before, action, verdict: { legal: true, by: played.by }, events: played.events, after: played.state }
    : { before, action, verdict: played.verdict, events: [], after: undefined };
};

/** Plays actions one after the other from a state, up to the first refused one. */
export const runFrom = (start: State, actions: readonly Action[]): Run => {
  const steps: Step[] = [];
  let state: State | undefined = start;
  for (const action of actions) {
    if (!state) break;
    const step = stepFrom(state, action);
    steps.push(step);
    state = step.after;
  }
  return { start, steps };
};

/** The position of an example with its rulings, and others laid over them. */
export const positionOf = (example: BorneoExample, rulings: Rulings = {}): Position => {
  const all = { ...example.position.rulings, ...example.rulings, ...rulings };
  return Object.keys(all).length > 0 ? { ...example.position, rulings: all } : example.position;
};

/** Executes an example, under other rulings if some are given. Problems are those of its position. */
export const runExample = (example: BorneoExample, rulings?: Rulings): Result<Run> => {
  const parsed = borneo.parsePosition(positionOf(example, rulings));
  return parsed.ok ? ok(runFrom(parsed.value, example.actions)) : parsed;
};

/** Where a run has got to: after its last legal action. */
export const endOf = (run: Run): State => {
  const last = run.steps[run.steps.length - 1];
  return last ? (last.after ?? last.before) : run.start;
};
