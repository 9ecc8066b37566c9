import type { CargoAnswer, CargoInput, TimingAnswer, TimingInput } from './types/cards.ts';
import type { Checker } from './types/common.ts';
import type { EndInput } from './types/end-input.ts';
import type { ArrivalAnswer, ArrivalInput, EndAnswer, MissionAnswer, MissionInput } from './types/goods.ts';
import type { CallAnswer, CallInput, RetreatAnswer, RetreatInput, WayAnswer, WayInput } from './types/river.ts';

export type * from './types/cards.ts';
export type * from './types/common.ts';
export type { EndInput } from './types/end-input.ts';
export type { EndPlayer, Span } from './types/end-player.ts';
export type * from './types/goods.ts';
export type * from './types/river.ts';

/** All checkers by name. */
export interface Checkers {
  readonly way: Checker<WayInput, WayAnswer>;
  readonly call: Checker<CallInput, CallAnswer>;
  readonly timing: Checker<TimingInput, TimingAnswer>;
  readonly retreat: Checker<RetreatInput, RetreatAnswer>;
  readonly cargo: Checker<CargoInput, CargoAnswer>;
  readonly arrival: Checker<ArrivalInput, ArrivalAnswer>;
  readonly mission: Checker<MissionInput, MissionAnswer>;
  readonly end: Checker<EndInput, EndAnswer>;
}
