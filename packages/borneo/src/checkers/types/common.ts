import type { Result, Seat, Verdict, Violation } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import type { RulingName, Rulings } from '../../readings.ts';
import type { CompanyId, SpiceId } from '../../types.ts';

/** The name of a checker. */
export type CheckerId = 'payment' | 'fight' | 'move' | 'trigger' | 'picks' | 'end' | 'winner' | 'placement';

/** What every input may hold: readings by ruling; what is not named stands at its default. */
export interface CheckerInput {
  readonly rulings?: Rulings;
}

/** What every answer holds. */
export interface CheckerAnswer {
  /** The engine's verdict: the same clauses, reasons and facts. A card without a face is named by its place, `#2`. */
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

/** Owners from rank 1 down, `null` for an empty space. */
export type ColumnInput = readonly (Seat | null)[];

/** All four columns. */
export type Columns = Readonly<Record<CompanyId, ColumnInput>>;

/** A number for each of the four companies. */
export type CompanyNumbers = Readonly<Record<CompanyId, number>>;

/** A number for each spice that has any. */
export type SpiceNumbers = Readonly<Partial<Record<SpiceId, number>>>;
