import type { Seat } from '@portolan/core';
import type {
  ColorId,
  MaterialId,
  MissionFace,
  MissionId,
  NavigationFace,
  NavigationId,
  PositionId,
  ProductFace,
  ProductId,
  ShipId,
} from './names.ts';

/** The use of a Navigation card: what each kind needs to know. A path names the places after leaving, in order. */
export type CardPlay =
  | { readonly card: 'turn-of-luck'; readonly ships: readonly [ShipId, ShipId] }
  | { readonly card: 'extra-cargo'; readonly start: PositionId; readonly cargo: MaterialId | null }
  | { readonly card: 'setback' | 'heavy-storm'; readonly ship: ShipId; readonly path: readonly PositionId[] }
  | { readonly card: 'cargo-thief'; readonly from: ShipId; readonly to: ShipId }
  | { readonly card: 'cargo-thief'; readonly from: ShipId; readonly start: PositionId }
  | { readonly card: 'port-police'; readonly ship: ShipId }
  | { readonly card: 'joker' | 'advantage' | 'extra-advantage' };

/** Everything that can be done. Nature's actions name no seat. */
export type Action =
  | { readonly kind: 'launch'; readonly seat: Seat; readonly start: PositionId; readonly cargo: MaterialId | null }
  | { readonly kind: 'callColor'; readonly seat: Seat; readonly color: ColorId }
  | { readonly kind: 'sail'; readonly seat: Seat; readonly ship: ShipId; readonly to: PositionId }
  /** A blocked ship loses its move; only under one reading of `ruling.blocked-ship`. */
  | { readonly kind: 'hold'; readonly seat: Seat; readonly ship: ShipId }
  | { readonly kind: 'takeNavigation'; readonly seat: Seat }
  | { readonly kind: 'discardNavigation'; readonly seat: Seat; readonly card: NavigationId }
  | { readonly kind: 'layPoints'; readonly seat: Seat; readonly card: NavigationId }
  | ({ readonly kind: 'playCard'; readonly seat: Seat } & CardPlay)
  | { readonly kind: 'unload'; readonly seat: Seat; readonly ship: ShipId }
  | {
      readonly kind: 'offerTrade';
      readonly seat: Seat;
      readonly to: Seat;
      readonly give: readonly ProductFace[];
      readonly get: readonly ProductFace[];
    }
  | { readonly kind: 'acceptTrade'; readonly seat: Seat }
  | { readonly kind: 'declineTrade'; readonly seat: Seat }
  /** `jokers`: the products that Jokers replace. */
  | {
      readonly kind: 'fulfill';
      readonly seat: Seat;
      readonly mission: MissionId;
      readonly products: readonly ProductId[];
      readonly jokers: readonly ProductId[];
    }
  | { readonly kind: 'endTurn'; readonly seat: Seat }
  | { readonly kind: 'drawMission'; readonly mission: MissionFace }
  | { readonly kind: 'drawNavigation'; readonly card: NavigationFace }
  | { readonly kind: 'drawProduct'; readonly product: ProductFace }
  | { readonly kind: 'revealProduct'; readonly product: ProductId };

/** The name of an action. */
export type ActionKind = Action['kind'];

/** One action by its name. */
export type ActionOf<Name extends ActionKind> = Extract<Action, { kind: Name }>;

/** Two players, what the first gives and what it gets. */
export interface Trade {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: readonly ProductFace[];
  readonly get: readonly ProductFace[];
}
