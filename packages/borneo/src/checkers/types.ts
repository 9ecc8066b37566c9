import type { Checker } from './types/common.ts';
import type { FightAnswer, FightInput } from './types/fight.ts';
import type { MoveAnswer, MoveInput } from './types/move.ts';
import type { PaymentAnswer, PaymentInput } from './types/payment.ts';
import type { PicksAnswer, PicksInput, TriggerAnswer, TriggerInput } from './types/port.ts';
import type { EndAnswer, EndInput, PlacementAnswer, PlacementInput, WinnerAnswer, WinnerInput } from './types/table.ts';

export type * from './types/common.ts';
export type * from './types/fight.ts';
export type * from './types/move.ts';
export type * from './types/payment.ts';
export type * from './types/port.ts';
export type * from './types/table.ts';

/** All checkers by name. */
export interface Checkers {
  readonly payment: Checker<PaymentInput, PaymentAnswer>;
  readonly fight: Checker<FightInput, FightAnswer>;
  readonly move: Checker<MoveInput, MoveAnswer>;
  readonly trigger: Checker<TriggerInput, TriggerAnswer>;
  readonly picks: Checker<PicksInput, PicksAnswer>;
  readonly end: Checker<EndInput, EndAnswer>;
  readonly winner: Checker<WinnerInput, WinnerAnswer>;
  readonly placement: Checker<PlacementInput, PlacementAnswer>;
}
