import type { Violation } from '@portolan/core';
import type {
  CheckerAnswer as AnswerOf,
  ReadingAnswer as AnswerUnder,
  Checker as CheckerOf,
  CheckerInput as InputOf,
} from '@portolan/core/checkers';
import type { Clause } from '../../clauses.ts';
import type { EditionPatch } from '../../edition.ts';
import type { RulingName } from '../../readings.ts';
import type { Face, Rotation } from '../../types.ts';

/** The name of a checker. */
export type CheckerId =
  | 'tile'
  | 'places'
  | 'sailing'
  | 'walk'
  | 'voyage'
  | 'lighthouse'
  | 'shot'
  | 'departure'
  | 'purchase'
  | 'count';

/** What every input may hold: readings by ruling; what is not named stands at its default. */
export type CheckerInput = InputOf<RulingName>;

/** An input about things printed in a box: tiles, cards, costs, dues, awards. */
export interface BoxInput extends CheckerInput {
  /** Default: the reconstructed box. */
  readonly edition?: EditionPatch;
}

/**
 * What every answer holds. A checker asks the engine about a small table made of the input alone: who asks is seat 0, an
 * opponent is seat 1, and ships and squares in verdicts and events are those of that table.
 */
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

/** A tile as it lies; default rotation 0, where a coast or port has its land north, a quarter north-west, a cove its sea south-west. */
export interface LaidTile {
  readonly tile: Face;
  readonly rot?: Rotation;
}

/** Whose something is: of the player who asks, of an opponent, or of nobody. */
export type Whose = 'own' | 'opponent' | 'nobody';
