import type { Game, Kind, Seat, SetupOptions } from './game.ts';
import { pickWeighted } from './pick-weighted.ts';
import { play } from './play.ts';
import { type Policy, uniform } from './playout.ts';
import { rng } from './random.ts';
import { ok, type Result } from './result.ts';
import { moveBy } from './table/by-view.ts';
import type { Text } from './text.ts';
import type { Illegal, Violation } from './verdict.ts';

/** How far a learner has got in a step: the table at its beginning and now, and all that was done and happened between. */
export interface Attempt<State = unknown, Action = unknown, Event = unknown> {
  readonly start: State;
  readonly state: State;
  /** In order, those of the others and of nature among them. */
  readonly actions: readonly Action[];
  readonly events: readonly Event[];
  /** How many of the actions were the learner's. */
  readonly own: number;
}

/** Actions in a row, at least one. */
export type Moves<Action> = readonly [Action, ...Action[]];

/** One task of a lesson: a sentence, a table, what is to be done on it, and when it is done. */
export interface LessonStep<State = unknown, Action = unknown, Event = unknown, Position = unknown> {
  /** It in a word or two, for the button that leads to it. */
  readonly title: Text;
  /** What it teaches, in a sentence or two. */
  readonly text: Text;
  /** What is to be done: “Let C defend.” */
  readonly task: Text;
  /** The table that it begins on. */
  readonly position: Position;
  /** Whom the learner plays. */
  readonly seat: Seat;
  /** After each move of the learner the others and nature act too, until the learner is to act again. */
  readonly others?: true;
  /** How many moves the learner has; left out: as many as the longest solution. */
  readonly moves?: number;
  /** Whether the task is done. Asked after every action, that of another seat too. */
  readonly goal: (attempt: Attempt<State, Action, Event>) => boolean;
  /** Ways to do it, by the learner's moves alone; the first is the one that is shown. */
  readonly solutions: readonly [Moves<Action>, ...Moves<Action>[]];
  /** What one is tempted to do: the last move is refused, or all are legal and miss the task. */
  readonly tempting: readonly [Moves<Action>, ...Moves<Action>[]];
  /** What came of it when it is done, as a heading: “The ship sails, and you owe 1”. */
  readonly done: Text;
  /** Why a legal move misses it, in a sentence; left out where none can. */
  readonly missed?: Text;
}

/** A lesson: two to five tasks about one thing. */
export interface Lesson<
  State = unknown,
  Action = unknown,
  Event = unknown,
  Position = unknown,
  Clause extends string = string,
> {
  /** Unique in the game, kebab-case. */
  readonly id: string;
  /** A heading of a few words: “Who pays?” */
  readonly title: Text;
  /** What one learns, in a sentence. */
  readonly about: Text;
  /** The clauses that it teaches: each decides a move of it, right or wrong. */
  readonly teaches: readonly [Clause, ...Clause[]];
  /** Clauses that it only tells and shows: the judge names them for no move of it. */
  readonly tells?: readonly Clause[];
  /** Its tasks, in order. */
  readonly steps: readonly LessonStep<State, Action, Event, Position>[];
}

/** The lessons of a game, in the order in which one needs them for a first game. */
export interface Lessons<
  State = unknown,
  Action = unknown,
  Event = unknown,
  Position = unknown,
  Clause extends string = string,
> {
  readonly lessons: readonly Lesson<State, Action, Event, Position, Clause>[];
  /** Permissions, obligations and prohibitions that no lesson teaches, each with the reason. */
  readonly leftOut: Readonly<Partial<Record<Clause, Text>>>;
}

/** Lessons of any game, for code that works with all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their types
export type AnyLessons = Lessons<any, any, any, any, any>;
export type AnyLesson = AnyLessons['lessons'][number];
export type AnyLessonStep = AnyLesson['steps'][number];

/** A goal: done as soon as something has happened, of a kind and with the facts named. */
export type Happened<Event extends Kind> = <Name extends Event['kind']>(
  kind: Name,
  facts?: Partial<Extract<Event, { readonly kind: Name }>>,
) => (attempt: { readonly events: readonly Event[] }) => boolean;

/** The commonest goal of a game's lessons, for its events. */
export const happenedOf =
  <Event extends Kind>(): Happened<Event> =>
  (kind, facts = {}) =>
  ({ events }) =>
    events.some((event) => {
      const known = new Map<string, unknown>(Object.entries(event));
      return (
        event.kind === kind &&
        Object.entries(facts).every(([name, value]) => JSON.stringify(known.get(name)) === JSON.stringify(value))
      );
    });

/** What became of a move of the learner. */
export type Tried<State, Action, Event, Clause extends string, Refusal extends Violation<Clause> = Violation<Clause>> =
  /** Against the rules. */
  | { readonly kind: 'refused'; readonly verdict: Illegal<Refusal> }
  | {
      /** The task is done; it is legal but not what was asked; or there is more to do. */
      readonly kind: 'reached' | 'missed' | 'onward';
      readonly attempt: Attempt<State, Action, Event>;
      /** The clauses that allow the move. */
      readonly by: readonly Clause[];
      /** What the move, and the others after it, made happen. */
      readonly events: readonly Event[];
    };

type AnyStep<State, Action, Event> = Pick<
  LessonStep<State, Action, Event>,
  'position' | 'seat' | 'others' | 'moves' | 'goal' | 'solutions'
>;

/** How many moves the learner has in a step. */
export const movesIn = ({
  moves,
  solutions,
}: Pick<AnyStep<unknown, unknown, unknown>, 'moves' | 'solutions'>): number =>
  moves ?? Math.max(...solutions.map(({ length }) => length));

/** What another seat, by what it sees, or nature does; by the same number of actions, always the same. */
const actOf = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  { state, actions }: Attempt<State, Action, Event>,
  seat: Seat,
  policy: Policy<State, Action>,
): Action | undefined => {
  const { actors } = game.turn(state);
  if (actors.includes(seat)) return undefined;
  const random = rng(1, actions.length);
  for (const actor of actors) {
    const act =
      actor === 'nature' ? pickWeighted(random, game.chances(state)) : moveBy(game, state, actor, policy, random);
    if (act !== undefined) return act;
  }
  return undefined;
};

/** An attempt after what was played in it. */
const after = <State, Action, Event>(
  attempt: Attempt<State, Action, Event>,
  action: Action,
  own: number,
  { state, events }: { readonly state: State; readonly events: readonly Event[] },
): Attempt<State, Action, Event> => ({
  ...attempt,
  state,
  events: [...attempt.events, ...events],
  actions: [...attempt.actions, action],
  own: attempt.own + own,
});

/** The table of a step before the learner's first move. Problems are those of its position. */
export const beginStep = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  { position }: Pick<AnyStep<State, Action, Event>, 'position'>,
): Result<Attempt<State, Action, Event>> => {
  const read = game.parsePosition(position);
  return read.ok ? ok({ start: read.value, state: read.value, actions: [], events: [], own: 0 }) : read;
};

/**
 * Judges a move of the learner and carries it out if it is legal; then, where the step says so, the others act by `policy`
 * (left out: at random). The same moves always come to the same. Nothing given is changed.
 */
export const tryMove = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Refusal extends Violation<Clause>,
>(
  game: Game<State, Action, Event, Clause, unknown, SetupOptions, Refusal>,
  step: AnyStep<State, Action, Event>,
  attempt: Attempt<State, Action, Event>,
  action: Action,
  policy: Policy<State, Action> = uniform,
): Tried<State, Action, Event, Clause, Refusal> => {
  const played = play(game, attempt.state, action);
  if (!played.ok) return { kind: 'refused', verdict: played.verdict };
  let now = after(attempt, action, 1, played);
  while (step.others && !step.goal(now)) {
    const act = actOf(game, now, step.seat, policy);
    const next = act && play(game, now.state, act);
    if (act === undefined || !next?.ok) break;
    now = after(now, act, 0, next);
  }
  // A turn that has gone to another leads no further, however many moves are left.
  const more =
    now.own < movesIn(step) && game.turn(now.state).actors.some((one) => one === step.seat || one === 'nature');
  return {
    kind: step.goal(now) ? 'reached' : more ? 'onward' : 'missed',
    attempt: now,
    by: played.by,
    events: now.events.slice(attempt.events.length),
  };
};

/** Tries moves in a row, up to the first that is refused or does the task; one answer for each that was tried. */
export const tryMoves = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Refusal extends Violation<Clause>,
>(
  game: Game<State, Action, Event, Clause, unknown, SetupOptions, Refusal>,
  step: AnyStep<State, Action, Event>,
  moves: readonly Action[],
  policy?: Policy<State, Action>,
): Result<readonly Tried<State, Action, Event, Clause, Refusal>[]> => {
  const begun = beginStep(game, step);
  if (!begun.ok) return begun;
  const tried: Tried<State, Action, Event, Clause, Refusal>[] = [];
  let attempt = begun.value;
  for (const move of moves) {
    const one = tryMove(game, step, attempt, move, policy);
    tried.push(one);
    if (one.kind === 'refused' || one.kind === 'reached') break;
    attempt = one.attempt;
  }
  return ok(tried);
};

/** The clauses that decided a move, each once: those broken, or those that allow it and those of what happened. */
export const clausesOf = <Clause extends string>(
  tried: Tried<unknown, unknown, { readonly clause: Clause }, Clause>,
): readonly Clause[] => [
  ...new Set(
    tried.kind === 'refused'
      ? tried.verdict.violations.map(({ clause }) => clause)
      : [...tried.by, ...tried.events.map(({ clause }) => clause)],
  ),
];
