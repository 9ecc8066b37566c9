import type { Checker } from './types/common.ts';
import type { CountAnswer, CountInput } from './types/count.ts';
import type { DepartureAnswer, DepartureInput } from './types/departure.ts';
import type { LighthouseAnswer, LighthouseInput } from './types/lighthouse.ts';
import type { PurchaseAnswer, PurchaseInput } from './types/purchase.ts';
import type { SailingAnswer, SailingInput } from './types/sailing.ts';
import type { ShotAnswer, ShotInput } from './types/shot.ts';
import type { PlacesAnswer, PlacesInput, TileAnswer, TileInput } from './types/tile.ts';
import type { VoyageAnswer, VoyageInput } from './types/voyage.ts';
import type { WalkAnswer, WalkInput } from './types/walk.ts';

export type * from './types/common.ts';
export type * from './types/count.ts';
export type * from './types/departure.ts';
export type * from './types/lighthouse.ts';
export type * from './types/purchase.ts';
export type * from './types/sailing.ts';
export type * from './types/shot.ts';
export type * from './types/tile.ts';
export type * from './types/voyage.ts';
export type * from './types/walk.ts';

/** All checkers by name. */
export interface Checkers {
  readonly tile: Checker<TileInput, TileAnswer>;
  readonly places: Checker<PlacesInput, PlacesAnswer>;
  readonly sailing: Checker<SailingInput, SailingAnswer>;
  readonly walk: Checker<WalkInput, WalkAnswer>;
  readonly voyage: Checker<VoyageInput, VoyageAnswer>;
  readonly lighthouse: Checker<LighthouseInput, LighthouseAnswer>;
  readonly shot: Checker<ShotInput, ShotAnswer>;
  readonly departure: Checker<DepartureInput, DepartureAnswer>;
  readonly purchase: Checker<PurchaseInput, PurchaseAnswer>;
  readonly count: Checker<CountInput, CountAnswer>;
}
