import type { Result, Verdict, Violation } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import type { RulingName, Rulings } from '../../readings.ts';
import type { Face, Rotation } from '../../types.ts';

/** The name of a checker. */
export type CheckerId =
  | 'tile'
  | 'places'
  | 'sailing'
  | 'voyage'
  | 'lighthouse'
  | 'shot'
  | 'departure'
  | 'purchase'
  | 'count';

/** What every input may hold: readings by ruling; what is not named stands at its default. */
export interface CheckerInput {
  readonly rulings?: Rulings;
}

/**
 * What every answer holds. A checker asks the engine about a small table made of the input alone: who asks is seat 0, an
 * opponent is seat 1, and ships and squares in verdicts and events are those of that table.
 */
export interface CheckerAnswer {
  /** The engine's verdict: the same clauses, reasons and facts. */
  readonly verdict: Verdict<Clause>;
  /** The clauses that explain the answer, in the order of the explanation. */
  readonly clauses: readonly Clause[];
}

/** An answer under another reading of one ruling, all other rulings as in the input. */
export interface ReadingAnswer<Answer> {
  readonly ruling: RulingName;
  readonly reading: string;
  readonly answer: Answer;
}

/** One dispute, answered from the few things that matter for it. */
export interface Checker<Input extends CheckerInput, Answer extends CheckerAnswer> {
  readonly id: CheckerId;
  /** The rulings that can matter here. */
  readonly rulings: readonly RulingName[];
  /** A good starting input. */
  readonly example: Input;
  /** Reads an input of unknown shape. Never throws; all problems with their paths. */
  parse(json: unknown): Result<Input>;
  /** Answers. `rulings` stand over those of the input. Any parsed input has an answer. */
  judge(input: Input, rulings?: Rulings): Answer;
  /** The readings that would change the decision; empty if none does. */
  readings(input: Input): readonly ReadingAnswer<Answer>[];
}

/** A violation as the engine reports it. */
export type CheckerViolation = Violation<Clause>;

/** A tile as it lies; default rotation 0, where a coast or port has its land north, a quarter north-west, a cove its sea south-west. */
export interface LaidTile {
  readonly tile: Face;
  readonly rot?: Rotation;
}

/** Whose something is: of the player who asks, of an opponent, or of nobody. */
export type Whose = 'own' | 'opponent' | 'nobody';
