import type {
  CheckerAnswer as AnswerOf,
  ReadingAnswer as AnswerUnder,
  Checker as CheckerOf,
  CheckerInput as InputOf,
} from '@portolan/core/checkers';
import type { Clause } from '../../clauses.ts';
import type { EditionPatch } from '../../edition.ts';
import type { RulingName } from '../../readings.ts';
import type { Refusal } from '../../reasons.ts';

/** The name of a checker. */
export type CheckerId = 'way' | 'call' | 'timing' | 'retreat' | 'cargo' | 'arrival' | 'mission' | 'end';

/** What every input may hold: readings by ruling; what is not named stands at its default. */
export type CheckerInput = InputOf<RulingName>;

/** An input about things printed in a box. */
export interface BoxInput extends CheckerInput {
  /** Default: the reconstructed box. */
  readonly edition?: EditionPatch;
}

/** What every answer holds: the verdict is the engine’s, about a small table made of the input alone. */
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
export type CheckerViolation = Refusal;

/** How many play. */
export type Seats = 2 | 3 | 4;
