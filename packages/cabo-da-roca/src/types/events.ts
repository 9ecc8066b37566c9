import type { Seat } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Direction, Face, Piece, PortId, Rotation, ShipId, Square, TradeCardId, TreasureType } from './names.ts';

/** Why a ship sank. */
export type SinkCause = 'storm' | 'rock' | 'shoals' | 'combat' | 'illegal-move';

/** Why a cargo was not sold on entering a port; `origin-not-drawn`: of a partial map, no length can be counted. */
export type NotSoldReason = 'struck' | 'port-of-departure' | 'own-sailor' | 'origin-not-drawn';

/** The parts of the final count beside the coins. */
export const countItems = ['fish', 'fishUnderShips', 'fleet', 'ports', 'islands', 'wrecks'] as const;

/** A part of the final count. */
export type CountItem = (typeof countItems)[number];

/** How a game ended. */
export type EndReason = Exclude<Ending, 'already-taken'>;

/** How a game ends, told apart further: all treasures were held as soon as the last tile was laid (end.already-taken). */
export const endings = ['thousand', 'last-fleet', 'all-taken', 'already-taken', 'stalled'] as const;

/** An ending. */
export type Ending = (typeof endings)[number];

/** What happened, in the order of play; each with the clause that made it happen. */
export type Event = { readonly clause: Clause } & (
  | { readonly kind: 'portDealt'; readonly seat: Seat; readonly port: PortId }
  | { readonly kind: 'portLaid'; readonly seat: Seat; readonly port: PortId; readonly at: Square }
  | { readonly kind: 'tileDrawn'; readonly tile: Face }
  | { readonly kind: 'tileLaid'; readonly tile: Face; readonly at: Square; readonly rot: Rotation }
  | { readonly kind: 'tileReturned'; readonly tile: Face }
  | { readonly kind: 'stackDead' }
  | { readonly kind: 'shipBought'; readonly ship: ShipId; readonly price: number; readonly at: Square }
  | { readonly kind: 'sailorBought'; readonly seat: Seat; readonly price: number; readonly at: Square }
  | { readonly kind: 'offerMade'; readonly from: Seat; readonly to: Seat; readonly sum?: number }
  | { readonly kind: 'offerAnswered'; readonly seat: Seat; readonly accept: boolean }
  | { readonly kind: 'feePaid'; readonly from: Seat; readonly to: Seat; readonly amount: number }
  | { readonly kind: 'allowanceRaised'; readonly to: number }
  | { readonly kind: 'treasureShown'; readonly type: TreasureType; readonly value: number }
  | { readonly kind: 'treasureSetAside'; readonly type: TreasureType }
  | { readonly kind: 'pileReshuffled'; readonly cards: number }
  | {
      readonly kind: 'cargoTaken';
      readonly ship: ShipId;
      readonly card: TradeCardId;
      readonly ports: readonly PortId[];
    }
  | { readonly kind: 'cargoRefused'; readonly ship: ShipId; readonly card: TradeCardId }
  | {
      readonly kind: 'shipDeparted';
      readonly ship: ShipId;
      readonly port: PortId;
      readonly to: Square;
      readonly heading: Direction;
    }
  | { readonly kind: 'shipAdvanced'; readonly ship: ShipId; readonly to: Square }
  | { readonly kind: 'shipRotated'; readonly ship: ShipId; readonly heading: Direction }
  | { readonly kind: 'bonusUsed' | 'bonusLapsed'; readonly ship: ShipId; readonly count: number }
  | { readonly kind: 'bonusEarned'; readonly ship: ShipId; readonly lighthouse: Square }
  | { readonly kind: 'sharkDelay'; readonly ship: ShipId; readonly actions: number }
  | {
      readonly kind: 'tollPaid';
      readonly from: Seat;
      readonly to: Seat;
      readonly amount: number;
      readonly lighthouse: Square;
    }
  | { readonly kind: 'debtDue'; readonly from: Seat; readonly amount: number }
  | { readonly kind: 'pieceSold'; readonly seat: Seat; readonly piece: Piece; readonly amount: number }
  | { readonly kind: 'partPaid'; readonly from: Seat; readonly to: Seat; readonly amount: number }
  | { readonly kind: 'playerEliminated'; readonly seat: Seat }
  | { readonly kind: 'portEntered'; readonly ship: ShipId; readonly port: PortId }
  | {
      readonly kind: 'cargoSold';
      readonly ship: ShipId;
      readonly card: TradeCardId;
      readonly port: PortId;
      readonly length: number;
      readonly zone: number;
      readonly price: number;
    }
  | { readonly kind: 'notSold'; readonly ship: ShipId; readonly port: PortId; readonly reason: NotSoldReason }
  | { readonly kind: 'shipSunk'; readonly ship: ShipId; readonly cause: SinkCause }
  | { readonly kind: 'sailorWalked'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'lootTaken'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'noLoot'; readonly seat: Seat }
  | { readonly kind: 'sailorRemoved'; readonly seat: Seat; readonly at: Square }
  | { readonly kind: 'bargainPaid'; readonly from: Seat; readonly to: Seat; readonly amount: number }
  | { readonly kind: 'finalPhase' }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly item: CountItem; readonly amount: number }
  | {
      readonly kind: 'gameEnded';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
      readonly totals?: readonly number[];
    }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly next: Seat }
);
