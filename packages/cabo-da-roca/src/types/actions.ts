import type { Seat } from '@portolan/core';
import type {
  CardId,
  Direction,
  Face,
  Piece,
  PortId,
  Rotation,
  ShipId,
  ShipKind,
  Square,
  TradeCardId,
} from './names.ts';

/** Everything that can be done. Nature's actions name no seat. */
export type Action =
  | { readonly kind: 'dealPort'; readonly to: Seat; readonly port: PortId }
  | { readonly kind: 'tile'; readonly face: Face }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'reveal'; readonly card: CardId }
  | { readonly kind: 'drawTile'; readonly seat: Seat }
  | { readonly kind: 'layPort'; readonly seat: Seat; readonly at: Square; readonly rot: Rotation }
  | { readonly kind: 'layTile'; readonly seat: Seat; readonly at: Square; readonly rot: Rotation }
  | { readonly kind: 'returnTile'; readonly seat: Seat }
  | {
      readonly kind: 'buyShip';
      readonly seat: Seat;
      readonly piece: ShipKind;
      readonly at: Square;
      readonly sell?: readonly Piece[];
    }
  | { readonly kind: 'buySailor'; readonly seat: Seat; readonly at: Square; readonly sell?: readonly Piece[] }
  | { readonly kind: 'load'; readonly seat: Seat; readonly ship: ShipId }
  | Depart
  | Advance
  | Rotate
  | { readonly kind: 'walk'; readonly seat: Seat; readonly at: Square; readonly dir: Direction }
  | { readonly kind: 'attack'; readonly seat: Seat; readonly ship: ShipId; readonly at: Square }
  | {
      readonly kind: 'bargain';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly at: Square;
      readonly sum: number;
    }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly accept: boolean; readonly sell?: readonly Piece[] }
  | { readonly kind: 'sell'; readonly seat: Seat; readonly piece: Piece }
  | { readonly kind: 'denounce'; readonly seat: Seat; readonly attempt: ShipMove }
  | { readonly kind: 'endTurn'; readonly seat: Seat };

/** A ship leaves its port; `bonus: 1` lets a bonus move pay. */
export interface Depart {
  readonly kind: 'depart';
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly dir: Direction;
  readonly bonus?: number;
}

/** A ship sails one square ahead; `card` is named only for an unknown cargo that is sold there. */
export interface Advance {
  readonly kind: 'advance';
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly bonus?: number;
  readonly card?: TradeCardId;
}

/** A ship turns by 45°. */
export interface Rotate {
  readonly kind: 'rotate';
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly to: 'left' | 'right';
  readonly bonus?: number;
}

/** A move of a ship, as it may be denounced. */
export type ShipMove = Depart | Advance | Rotate;

/** The name of an action. */
export type ActionKind = Action['kind'];

/** One action by its name. */
export type ActionOf<Name extends ActionKind> = Extract<Action, { kind: Name }>;
