import type { Seat } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import type { CheckerAnswer, CheckerInput } from './common.ts';

// "Is the game over? May I still complete a Mission?"

/** What is left, and what has just happened. */
export interface EndInput extends CheckerInput {
  readonly seats: number;
  /** Cards left, the discard after what has just happened. */
  readonly harborPile: number;
  readonly shipmentPile: number;
  readonly discard: number;
  /** `distribution`: a port has just been emptied. `draw`: nothing was distributed and the active player is to draw. */
  readonly event: 'distribution' | 'draw';
  readonly active: Seat;
  /** The final round has begun already. */
  readonly final?: boolean;
}

/** Whether the game goes on, and what may still be done. */
export interface EndAnswer extends CheckerAnswer {
  readonly ends: boolean;
  readonly cause: 'harbor-pile' | 'shipment-cards' | null;
  /** The clause by which it ends; `null` if it goes on, or if the final round has begun already. */
  readonly endClause: Clause | null;
  /** A Harbor card is turned up on the empty place. */
  readonly refills: boolean;
  /** Shipment cards in pile and discard. */
  readonly available: number;
  /** Cards the active player draws; 0 if the game ends. */
  readonly draws: 0 | 1 | 2;
  /** When the discard becomes the new pile: before the first card drawn, between the two, or not at all. */
  readonly rebuild: 'before' | 'between' | null;
  /** Who is next: the left neighbor of the active player, or the first of the final round. */
  readonly next: Seat;
  /** The order of the final round, whenever it comes with this active player. */
  readonly finalOrder: readonly Seat[];
  /** What is still allowed. */
  readonly allowed: {
    /** Turns go on as usual. */
    readonly turns: boolean;
    /** Everybody may complete one more Mission, in the final order. */
    readonly finalMission: boolean;
    /** Trading with the pirates, where the variant is played. */
    readonly trade: boolean;
  };
}

// "Who has won?"

/** What lies before a player at the end. */
export interface WinnerPlayer {
  /** Shipment cards in the warehouse, doubled ones and crates as one each. */
  readonly shipments: number;
  readonly harbors: number;
  /** The value of every Mission tile. */
  readonly missions: readonly number[];
  /** He has the pirate ship. */
  readonly ship?: boolean;
}

/** All players by seat, 3 to 5. */
export interface WinnerInput extends CheckerInput {
  readonly players: readonly WinnerPlayer[];
}

/** One player's count. */
export interface WinnerRow {
  readonly seat: Seat;
  readonly parts: readonly { readonly clause: Clause; readonly points: number }[];
  readonly total: number;
  /** Mission tiles, which break ties. */
  readonly tiles: number;
  readonly winner: boolean;
}

/** The count of every player, and who wins. */
export interface WinnerAnswer extends CheckerAnswer {
  /** By seat. */
  readonly rows: readonly WinnerRow[];
  readonly winners: readonly Seat[];
  /** `score.winner`, or `score.tie` if tiles had to decide. */
  readonly clause: Clause;
  /** Seats with most points, before tiles decide. */
  readonly tied: readonly Seat[];
  /** Several players share the win. */
  readonly shared: boolean;
}

// "Is it my turn to place?"

/** The placement at the start of the game, and the player who asks. */
export interface PlacementInput extends CheckerInput {
  readonly seats: number;
  readonly first: Seat;
  /** 4 only in the variant for three players. */
  readonly merchants: 3 | 4;
  /** Merchants placed so far by all players together. */
  readonly placed: number;
  readonly seat: Seat;
}

/** Whose placement it is. */
export interface PlacementAnswer extends CheckerAnswer {
  /** Who places now; `null` if all are placed. */
  readonly due: Seat | null;
  /** The round, from 1; `null` if all are placed. */
  readonly round: number | null;
  readonly clockwise: boolean | null;
  /** The seats of this round in order. */
  readonly order: readonly Seat[];
  /** How many have placed in this round. */
  readonly done: number;
  /** How many placements come before the seat's own next one; `null` if it has placed all. */
  readonly wait: number | null;
}
