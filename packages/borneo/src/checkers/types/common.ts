import type { Seat, Violation } from '@portolan/core';
import type {
  CheckerAnswer as AnswerOf,
  ReadingAnswer as AnswerUnder,
  Checker as CheckerOf,
  CheckerInput as InputOf,
} from '@portolan/core/checkers';
import type { Clause } from '../../clauses.ts';
import type { RulingName } from '../../readings.ts';
import type { CompanyId, SpiceId } from '../../types.ts';

/** The name of a checker. */
export type CheckerId = 'payment' | 'fight' | 'move' | 'trigger' | 'picks' | 'end' | 'winner' | 'placement';

/** What every input may hold: readings by ruling; what is not named stands at its default. */
export type CheckerInput = InputOf<RulingName>;

/** What every answer holds: the verdict is the engine’s; a card without a face is named by its place, `#2`. */
export type CheckerAnswer = AnswerOf<Clause>;

/** An answer under another reading of one ruling, all other rulings as in the input. */
export type ReadingAnswer<Answer> = AnswerUnder<Answer, RulingName>;

/** One dispute, answered from the few things that matter for it. */
export type Checker<Input extends CheckerInput, Answer extends CheckerAnswer> = CheckerOf<
  CheckerId,
  RulingName,
  Input,
  Answer
>;

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
