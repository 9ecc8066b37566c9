import type { Seat } from '@portolan/core';
import type { TieStep } from '../../pieces/ranking.ts';
import type {
  Delivery,
  Event,
  HarborId,
  MaterialId,
  MissionId,
  NavigationFace,
  NavigationId,
  ProductFace,
  ProductId,
  ReturnPlace,
} from '../../types.ts';
import type { BoxInput, CheckerAnswer } from './common.ts';

// "What do I get for this arrival?"

/** A ship in a harbor. */
export interface ArrivalInput extends BoxInput {
  readonly harbor: HarborId;
  /** Cargo at unloading. */
  readonly cargo: MaterialId | null;
  /** Cargo as it came in; default the same. */
  readonly entered?: MaterialId | null;
  /** The next card of the pile, if all know it; with Open Product cards, as the ship comes in. */
  readonly top?: ProductId;
  /** Cards in the pile, a known one included; default all. */
  readonly pile?: number;
  readonly variants?: { readonly openProducts?: boolean };
}

/** What becomes of the open card of a pile. */
export interface OpenCard {
  readonly card: ProductId;
  readonly fate: 'taken' | 'buried' | 'stays';
  /** When it is buried. */
  readonly when: 'arrival' | 'unloading' | null;
}

/** The verdict is that on unloading. Unit and ship go back whatever the result. */
export interface ArrivalAnswer extends CheckerAnswer {
  readonly result: Delivery;
  /** The card earned: `?vulcaanhaven` if nobody knows it before it is drawn; `null` if none. */
  readonly product: ProductFace | null;
  /** What it may be. */
  readonly products: readonly ProductId[];
  /** The unit that goes to the stock. */
  readonly unit: MaterialId | null;
  /** With Open Product cards, and a card in the pile; else `null`. */
  readonly open: OpenCard | null;
  /** Coming in, with Open Product cards, and unloading; a card that is turned up unseen is left out. */
  readonly events: readonly Event[];
}

// "That does not complete the Mission."

/** A Mission and what is given for it. */
export interface MissionInput extends BoxInput {
  /** One of the box, or what is printed on one’s own. */
  readonly mission: MissionId | { readonly products: readonly ProductId[]; readonly points: number };
  readonly products: readonly ProductId[];
  /** What Jokers replace, one entry each. */
  readonly jokers?: readonly ProductId[];
  /** One Mission has been fulfilled in this round. */
  readonly fulfilled?: boolean;
}

/** A Product card on its way back. */
export interface ReturnedProduct {
  readonly product: ProductId;
  readonly harbor: HarborId;
  readonly to: ReturnPlace;
}

/** The verdict is that on fulfilling it. */
export interface MissionAnswer extends CheckerAnswer {
  /** What is given is exactly what it asks for. */
  readonly fits: boolean;
  readonly missing: readonly ProductId[];
  readonly extra: readonly ProductId[];
  readonly points: number;
  /** Where each card goes, in order; on top of one pile the last lies uppermost. Empty if it may not be done. */
  readonly returned: readonly ReturnedProduct[];
}

// "Is it over, and who has won?"

/** What a player has. */
export interface EndPlayer {
  /** Missions shown, or their points. */
  readonly missions: number | readonly MissionId[];
  /** Point cards laid. */
  readonly laid?: readonly NavigationId[];
  /** Navigation cards in hand; `?` for one that is not known. */
  readonly navigation?: readonly NavigationFace[];
  /** Product cards in hand; `?vulcaanhaven` if only the harbor is known. */
  readonly products?: readonly ProductFace[];
}

/** The table. */
export interface EndInput extends BoxInput {
  /** Two to four. */
  readonly players: readonly EndPlayer[];
  /** Phase 6 has ended. */
  readonly phaseEnded: boolean;
}

/** The least and the greatest number that face-down cards allow. */
export type Span = readonly [least: number, greatest: number];

/** The count of a player. */
export interface EndRow {
  readonly seat: Seat;
  readonly missions: number;
  readonly navigation: Span;
  readonly products: Span;
  readonly total: Span;
  readonly productCards: number;
}

/** The verdict is that on playing on. Whether it is over or not, the count is that of an end now. */
export interface EndAnswer extends CheckerAnswer {
  readonly over: boolean;
  /** Who has twelve Mission points. */
  readonly reached: readonly Seat[];
  readonly rows: readonly EndRow[];
  /** Who wins in every case; `null` if that depends on face-down cards. */
  readonly winners: readonly Seat[] | null;
  /** Who wins alone in every case, and who wins, alone or not, in some. */
  readonly certain: Seat | null;
  readonly possible: readonly Seat[];
  /** Tie-breaks used, in some case. */
  readonly ties: readonly TieStep[];
}
