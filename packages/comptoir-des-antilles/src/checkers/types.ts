import type { Checker } from './types/common.ts';
import type {
  CannotAnswer,
  CannotInput,
  ContactAnswer,
  ContactInput,
  EffectAnswer,
  EffectInput,
} from './types/effect.ts';
import type { EndInput } from './types/end-input.ts';
import type {
  DepartureAnswer,
  DepartureInput,
  SlateAnswer,
  SlateInput,
  TileAnswer,
  TileInput,
} from './types/sailing.ts';
import type { AuctionAnswer, AuctionInput, EndAnswer, RoundAnswer, RoundInput } from './types/table.ts';

export type { TileMoment } from './tile-ships.ts';
export type * from './types/common.ts';
export type * from './types/effect.ts';
export type { EndInput } from './types/end-input.ts';
export type * from './types/sailing.ts';
export type * from './types/table.ts';

/** All checkers by name. */
export interface Checkers {
  readonly effect: Checker<EffectInput, EffectAnswer>;
  readonly cannot: Checker<CannotInput, CannotAnswer>;
  readonly contact: Checker<ContactInput, ContactAnswer>;
  readonly departure: Checker<DepartureInput, DepartureAnswer>;
  readonly slate: Checker<SlateInput, SlateAnswer>;
  readonly round: Checker<RoundInput, RoundAnswer>;
  readonly tile: Checker<TileInput, TileAnswer>;
  readonly auction: Checker<AuctionInput, AuctionAnswer>;
  readonly end: Checker<EndInput, EndAnswer>;
}
