import type { Result } from './result.ts';
import type { Placed, Verdict, Violation } from './verdict.ts';

/** A player, from 0, clockwise: the left neighbor of `s` is `(s + 1) % seats`. */
export type Seat = number;

/** Who can act: a seat, or nature, which draws cards and tiles. */
export type Actor = Seat | 'nature';

/** The least an action or an event has. Everything else is the game's. */
export interface Kind {
  /** What tells the members of a union apart. */
  readonly kind: string;
}

/** Who may act now, and in which phase. Several may act at once; nobody can once the game is over. */
export interface Turn {
  /** The phase, as the game names it. */
  readonly phase: string;
  /** Who may act now; nobody at the end. */
  readonly actors: readonly Actor[];
}

/** One seat's final or present score, with the clause of every part. */
export interface Score {
  /** Whose points. */
  readonly seat: Seat;
  /** The sum of all parts. */
  readonly total: number;
  /** Points by the clause that gives or takes them. */
  readonly parts: readonly { readonly clause: string; readonly points: number }[];
}

/** How a finished game ended. */
export interface Outcome {
  /** The winners; several share the win. */
  readonly winners: readonly Seat[];
  /** The clause that decided between them. */
  readonly clause: string;
}

/** Names of readings by ruling, without prefix. A default that is named counts as not set. */
export type Rulings = Readonly<Record<string, string>>;

/** What a new game is made of. `edition` is the id of a box, or an edition (or a patch of one) as data. */
export interface SetupOptions {
  /** How many play. */
  readonly seats: number;
  /** The id of a box, a box, or what differs in it; left out: the game’s default. */
  readonly edition?: unknown;
  /** Readings by ruling; what is left out stands at its default. */
  readonly rulings?: Rulings;
  /** Optional rules of the rulebook, by name. */
  readonly variants?: Readonly<Record<string, boolean>>;
}

/** A seat that may act and whose list of actions is not whole, with the reason, in kebab-case: `face-down`. */
export interface Unlisted {
  /** Who may do more than is listed. */
  readonly seat: Seat;
  /** Why, in kebab-case: `face-down`. */
  readonly reason: string;
}

/**
 * What plays a game from its set-up: pure functions over a compact, JSON-safe state.
 * `State` holds no randomness: what nature draws is an action. Anything hidden may be face-down.
 *
 * `Position` is what people write, `Setup` names the rulings and variants that this game knows, `Refusal` is what `check` can
 * find, with the facts of each reason.
 */
export interface Engine<
  State = unknown,
  Action extends Kind = Kind,
  Event extends Kind = Kind,
  Clause extends string = string,
  Position = unknown,
  Setup extends SetupOptions = SetupOptions,
  Refusal extends Violation<Clause> = Violation<Clause>,
> {
  /** The id used in links, logs and the command line. */
  readonly id: string;
  /** How many can play. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Raised when a verdict, an effect or a score changes; logs and links carry it. */
  readonly rulesVersion: number;

  /** Reads what a new game is made of: unknown editions, rulings and variants are problems. */
  setup(options: Setup): Result<State>;
  /**
   * What this table plays with, all of it named: the box by its id or as data, every reading, every variant. `setup` of it
   * is a new game at the same table. Left out by games that have none of these.
   */
  settings?(state: State): Setup;
  /** Whose turn it is. */
  turn(state: State): Turn;
  /** The legal actions in canonical order, of one seat or of everybody who may act (nature's included). */
  actions(state: State, seat?: Seat): Action[];
  /** The seats that may act and whose list is not whole; left out or empty: all lists are. */
  unlisted?(state: State): readonly Unlisted[];
  /**
   * The rulings whose other readings cannot be told from this state, because it holds what follows from one and not what
   * it follows from; left out or empty: all can.
   */
  untold?(state: State): readonly string[];
  /** Nature's legal actions with their integer weights; empty when nature has nothing to draw. */
  chances(state: State): (readonly [action: Action, weight: number])[];
  /** The judge: the only place that decides legality. Any well-formed action may be asked. */
  check(state: State, action: Action): Verdict<Clause, Refusal>;
  /** Carries a legal action out in place, telling what happened. Trusts its caller. */
  apply(state: State, action: Action, tell?: (event: Event) => void): void;
  /** An independent copy. */
  clone(state: State): State;
  /** What a seat (`null`: a spectator) may see; the rest is turned face-down. */
  view(state: State, seat: Seat | null): State;
  /** Points as they stand. */
  scores(state: State): Score[];
  /** The end of the game, or undefined while it goes on. */
  outcome(state: State): Outcome | undefined;

  /**
   * Reads an action of unknown shape: malformed ones are problems, illegal ones are not. Of a state only what never
   * changes is used (seats, box, variants, rulings), so that an action may be read long before it is played.
   */
  parseAction(json: unknown, state?: State): Result<Action>;
  /** The readable form of a state; `parsePosition` gives the state back. */
  makePosition(state: State): Position;
  /** Reads a position of unknown shape and completes what a table does not know; an engine alone does not. */
  parsePosition?(json: unknown): Result<State>;
}

/**
 * A game: its engine, and what reads positions that people write. `Impossibility` is what `validate` can find, with the facts
 * of each reason.
 */
export interface Game<
  State = unknown,
  Action extends Kind = Kind,
  Event extends Kind = Kind,
  Clause extends string = string,
  Position = unknown,
  Setup extends SetupOptions = SetupOptions,
  Refusal extends Violation<Clause> = Violation<Clause>,
  Impossibility extends Violation<Clause> & Placed = Violation<Clause> & Placed,
> extends Engine<State, Action, Event, Clause, Position, Setup, Refusal> {
  /** Reads a position of unknown shape and completes what a table does not know. */
  parsePosition(json: unknown): Result<State>;
  /**
   * Why a well-formed position cannot occur, with the paths of what is wrong; empty when it is sound. `written`: the position
   * as people wrote it, whose lists may stand in another order than `makePosition` gives them; without it some paths are coarser.
   */
  validate(state: State, written?: Partial<Position>): readonly Impossibility[];
}

/** Any game, for code that works with all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their state types
export type AnyGame = Game<any, any, any, any, any, any, any, any>;

/** Any engine, for code that plays all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their state types
export type AnyEngine = Engine<any, any, any, any, any, any, any>;
