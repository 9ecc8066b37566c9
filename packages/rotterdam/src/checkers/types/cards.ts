import type { Seat } from '@portolan/core';
import type { Event, MaterialId, NavigationId, PositionId, ShipId } from '../../types.ts';
import type { BoxInput, CheckerAnswer, CheckerInput, Seats } from './common.ts';

// "You cannot play that card now."

/** When cards can be asked about: the six phases. */
export const cardPhases = ['launch', 'sail', 'anchor', 'unload', 'trade', 'mission'] as const;

/** A phase of a round. */
export type CardPhase = (typeof cardPhases)[number];

/** The moment, and who wants to play what. */
export interface TimingInput extends CheckerInput {
  readonly phase: CardPhase;
  readonly card: NavigationId;
  /** Who wants to play it. */
  readonly seat: Seat;
  /** Default 4. */
  readonly seats?: Seats;
  /** Whose turn it is; needed in every phase but `trade`, which has no turns. In `sail` the caller, whoever moves ships. */
  readonly turn?: Seat;
  /** In `sail`: the color is still to be called, ships are being moved, or they have moved. Default `choose`. */
  readonly step?: 'choose' | 'moving' | 'after';
  /** In `trade`: who wants no more trade. */
  readonly passed?: readonly Seat[];
  /** In `trade`: to whom an offer is open. */
  readonly offer?: Seat;
  /** Navigation cards in hand, this one included. Default 1. */
  readonly hand?: number;
  /** The card is meant for a ship in a harbor, or its cargo. */
  readonly inHarbor?: boolean;
  readonly variants?: { readonly safeHaven?: boolean };
}

/** The verdict is that on the use of the card, all other things being in order. */
export interface TimingAnswer extends CheckerAnswer {
  /** Point cards are laid, a Joker is used while a Mission is fulfilled, the others are played. */
  readonly use: 'play' | 'lay' | 'joker';
  /** It is this player’s turn, or phase 5, in which this player still trades or may come back. */
  readonly ownTurn: boolean;
}

// "You cannot steal that." Thief, Turn of luck, Port police.

/** A ship as a card finds it. */
export interface CargoShip {
  readonly owner: Seat;
  /** `null`: in reserve. */
  readonly at: PositionId | null;
  readonly cargo: MaterialId | null;
}

/** The card and the ships that it is about. */
export interface CargoInput extends BoxInput {
  readonly card: 'turn-of-luck' | 'cargo-thief' | 'port-police';
  /** Who plays it; default 0. */
  readonly seat?: Seat;
  /** The ship that is robbed or inspected, or one of the two. */
  readonly ship: CargoShip;
  /** The other of the two, or the one that takes the stolen unit. The same description is the same ship. */
  readonly other?: CargoShip;
  /** Thief: the start for a ship from the reserve, instead of `other`. */
  readonly start?: PositionId;
  /** Thief: he has another ship on the board. */
  readonly afloat?: boolean;
  /** Starts with a ship. */
  readonly occupied?: readonly PositionId[];
  readonly variants?: { readonly safeHaven?: boolean };
}

/** A ship before and after. */
export interface CargoAfter {
  readonly ship: ShipId;
  readonly owner: Seat;
  readonly at: PositionId | null;
  readonly before: MaterialId | null;
  readonly after: MaterialId | null;
}

/** Whether it may be done, and where the units are then. */
export interface CargoAnswer extends CheckerAnswer {
  /** The ships named, then one that is launched; unchanged if the card may not be played so. */
  readonly ships: readonly CargoAfter[];
  /** Units that go to the stock. */
  readonly stock: readonly MaterialId[];
  /** What happens; empty if it may not be done. */
  readonly events: readonly Event[];
}
