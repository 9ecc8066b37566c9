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
import type { Action, ActionOf, Quay } from '../../types.ts';

/** The name of a checker. */
export type CheckerId = 'effect' | 'cannot' | 'contact' | 'departure' | 'slate' | 'round' | 'tile' | 'auction' | 'end';

/** What every input may hold: readings by ruling, of which those not named stand at their default, and the box. */
export interface CheckerInput extends InputOf<RulingName> {
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
export type CheckerViolation = Violation<Clause>;

/** How many play. */
export type Seats = 3 | 4;

/** A quay as positions write it: `5 rum A2B1 pirates/C`; `-` without a ship. */
export type QuayText = string;

/** The whole port, quay 1 first. */
export type PortText = readonly QuayText[];

/** Ships by quay; where none is named none lies. */
export type ShipsByQuay = Readonly<Partial<Record<Quay, QuayText>>>;

type Unseated<Some extends Action> = Some extends { readonly seat: number } ? Omit<Some, 'seat'> : never;

/** What carries out an effect, or leaves it out: an action without its seat, which is that of the player who asks. */
export type EffectPlay = Unseated<
  ActionOf<'place' | 'move' | 'swap' | 'remove' | 'replace' | 'swapGoods' | 'choose' | 'skip'>
>;

/** What is done while a contact is carried out: effects, and the departures they cause. */
export type ContactPlay = EffectPlay | Unseated<ActionOf<'depart' | 'payCommission' | 'leaveSlate'>>;

/** Why an effect cannot be carried out with the ship at a quay; nothing if it can, or where no ship could be meant. */
export interface ShipWhy {
  readonly quay: Quay;
  readonly violations: readonly CheckerViolation[];
}
