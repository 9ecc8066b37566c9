import type { Seat } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Trade } from './actions.ts';
import type {
  ColorId,
  Delivery,
  HarborId,
  MaterialId,
  MissionFace,
  MissionId,
  NavigationFace,
  NavigationId,
  Phase,
  PositionId,
  ProductFace,
  ProductId,
  ReturnPlace,
  ShipId,
  TieBreak,
} from './names.ts';

/** Points of a seat at the end. */
export interface SeatScore {
  readonly missions: number;
  readonly navigation: number;
  readonly products: number;
  readonly total: number;
}

/** What happened, in the order of play; each with the clause that made it happen. */
export type Event = { readonly clause: Clause } & (
  | { readonly kind: 'missionDrawn'; readonly seat: Seat; readonly mission: MissionFace }
  | {
      readonly kind: 'launched';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly at: PositionId;
      readonly cargo: MaterialId | null;
    }
  | { readonly kind: 'colorCalled'; readonly seat: Seat; readonly color: ColorId }
  | {
      readonly kind: 'sailed';
      readonly ship: ShipId;
      readonly from: PositionId;
      readonly to: PositionId;
      readonly color: ColorId;
    }
  | { readonly kind: 'arrived'; readonly ship: ShipId; readonly at: PositionId; readonly harbor: HarborId }
  | { readonly kind: 'blocked'; readonly ship: ShipId; readonly at: PositionId; readonly by: readonly ShipId[] }
  | { readonly kind: 'callEnded'; readonly color: ColorId }
  | { readonly kind: 'anchorsCounted'; readonly due: readonly number[] }
  | { readonly kind: 'navigationReshuffled'; readonly count: number }
  | { readonly kind: 'navigationDrawn'; readonly seat: Seat; readonly card: NavigationFace }
  | {
      readonly kind: 'navigationForfeited';
      readonly seat: Seat;
      readonly count: number;
      readonly cause: 'hand-full' | 'no-card-left';
    }
  | { readonly kind: 'navigationDiscarded'; readonly seat: Seat; readonly card: NavigationId }
  | { readonly kind: 'pointsLaid'; readonly seat: Seat; readonly card: NavigationId; readonly points: number }
  | { readonly kind: 'cardPlayed'; readonly seat: Seat; readonly card: NavigationId }
  /** The new cargoes, in the order of the ships. */
  | {
      readonly kind: 'cargoSwapped';
      readonly ships: readonly [ShipId, ShipId];
      readonly cargo: readonly [MaterialId | null, MaterialId | null];
    }
  | { readonly kind: 'movedBack'; readonly ship: ShipId; readonly from: PositionId; readonly to: PositionId }
  | { readonly kind: 'cargoStolen'; readonly from: ShipId; readonly to: ShipId; readonly cargo: MaterialId }
  | { readonly kind: 'cargoReturned'; readonly ship: ShipId; readonly cargo: MaterialId }
  | {
      readonly kind: 'unloaded';
      readonly ship: ShipId;
      readonly harbor: HarborId;
      readonly cargo: MaterialId | null;
      readonly result: Delivery;
    }
  | { readonly kind: 'shipReturned'; readonly ship: ShipId }
  | { readonly kind: 'productDrawn'; readonly seat: Seat; readonly harbor: HarborId; readonly product: ProductFace }
  | { readonly kind: 'productPileEmpty'; readonly seat: Seat; readonly harbor: HarborId }
  | { readonly kind: 'productBuried' | 'productRevealed'; readonly harbor: HarborId; readonly product: ProductId }
  | ({ readonly kind: 'tradeOffered' | 'tradeMade' | 'tradeDeclined' } & Trade)
  /** `total`: the points of all Missions shown by the seat. */
  | {
      readonly kind: 'missionFulfilled';
      readonly seat: Seat;
      readonly mission: MissionId;
      readonly points: number;
      readonly total: number;
    }
  | { readonly kind: 'jokerUsed'; readonly seat: Seat; readonly product: ProductId }
  | {
      readonly kind: 'productReturned';
      readonly product: ProductId;
      readonly harbor: HarborId;
      readonly to: ReturnPlace;
    }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly auto: boolean }
  | { readonly kind: 'phaseEnded'; readonly phase: Phase }
  | { readonly kind: 'masterPassed'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'gameEnded'; readonly reached: readonly Seat[] }
  | ({ readonly kind: 'scored'; readonly seat: Seat } & SeatScore)
  | {
      readonly kind: 'tieBroken';
      readonly by: TieBreak;
      readonly among: readonly Seat[];
      readonly left: readonly Seat[];
    }
  | { readonly kind: 'won'; readonly seats: readonly Seat[] }
);
