import type { Seat } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import type { Cause, Event, Quay, TileId } from '../../types.ts';
import type { CheckerAnswer, CheckerInput, CheckerViolation, QuayText, Seats } from './common.ts';

// "Settle this departure: who is paid, who pays, who has the slate?"

/** A ship that leaves. It lies at quay 1. */
export interface DepartureInput extends CheckerInput {
  readonly seats: Seats;
  /** With goods, porters and event tile. */
  readonly ship: QuayText;
  /** Ships at quays 2, 3, 4; only their goods and tiles matter, and only for ruling.quality-scope. */
  readonly others?: readonly QuayText[];
  /** What makes it sail; default it is full. */
  readonly cause?: Cause;
  /** The figure of the contact played in this turn; `null` if none has been. */
  readonly commission: number | null;
  readonly active: Seat;
  readonly slate: Seat;
  /** The slate has been left in this turn. */
  readonly slateLeft?: boolean;
  /** Counters before. Left out, they pay what is due and end no game: 10 each, or more in a box of larger ships. */
  readonly premiums?: readonly number[];
}

/** A change of the premium per porter. */
export interface RateChange {
  readonly quay: Quay;
  readonly clause: Clause;
  readonly change: 1 | -1;
}

/** One way to settle the commission. */
export interface Settlement {
  /** `nobody`: nothing is due, or the game is over before. */
  readonly how: 'pay' | 'leave-slate' | 'nobody';
  /** Who pays; `null` for nobody. */
  readonly payer: Seat | null;
  readonly due: number;
  readonly paid: number;
  readonly counters: readonly number[];
  /** Who holds the slate then. */
  readonly slate: Seat;
  /** The game is over then. */
  readonly over: boolean;
}

/** The verdict is that on the departure: a ship that is not full does not sail. */
export interface DepartureAnswer extends CheckerAnswer {
  readonly sails: boolean;
  /** Premium per porter; 0 in a storm. */
  readonly rate: number;
  /** Premium of the goods as printed, and what changes it. */
  readonly printed: number;
  readonly changes: readonly RateChange[];
  /** Premiums by seat. */
  readonly premiums: readonly number[];
  /** Counters when they have been paid, before the commission. */
  readonly counters: readonly number[];
  readonly due: number;
  /** Whom the slate may be left with. */
  readonly nameable: readonly Seat[];
  /** Every way to settle it, paying oneself first; empty if the ship does not sail. */
  readonly settlements: readonly Settlement[];
  /**
   * A hundredth premium ends the game before the commission, after it however it is paid, at once since no commission is
   * due, at the end of the round, or not.
   */
  readonly ends: 'before' | 'after' | 'at-once' | 'end-of-round' | 'depends' | null;
  readonly events: readonly Event[];
}

// "May he leave the slate, and with whom?"

/** A ship has sailed. It lay at quay 1. */
export interface SlateInput extends CheckerInput {
  /** Porters that were aboard, by seat: three or four numbers. */
  readonly aboard: readonly number[];
  readonly holder: Seat;
  readonly active: Seat;
  /** The slate has been left in this turn. */
  readonly slateLeft?: boolean;
  readonly cause?: Cause;
  /** The figure of the contact; `null`: none has been played in this turn. Default 3. */
  readonly commission?: number | null;
  /** Whom he names; without it, anybody. */
  readonly to?: Seat;
  /** Counters after the premiums. Left out, they pay what is due. */
  readonly premiums?: readonly number[];
}

/** What it means to name a player. */
export interface SlateNaming {
  readonly seat: Seat;
  /** Why not; empty if he may be named. */
  readonly violations: readonly CheckerViolation[];
  /** What he would pay, and what nobody would. */
  readonly pays: number;
  readonly unpaid: number;
}

/** The verdict is that on the naming; without a name, that he may name somebody, or all that forbids it. */
export interface SlateAnswer extends CheckerAnswer {
  /** Who may be named. */
  readonly nameable: readonly Seat[];
  /** Every seat but the active player’s, from his left. */
  readonly players: readonly SlateNaming[];
  readonly due: number;
  /** Who holds the slate when it is settled: the player named, at once; else its holder. */
  readonly slate: Seat;
}

// "May I play this tile here, now, and what happens?"

/** When in the turn: before the contact, between two of its effects, after it, while the order of departures is open, while a commission is due, before new ships get their goods. */
export const tileMoments = ['before', 'between', 'after', 'order', 'payment', 'refill'] as const;

/** When in the turn. */
export type TileMoment = (typeof tileMoments)[number];

/** A tile and the ship it is laid before, at quay 1. */
export interface TileInput extends CheckerInput {
  readonly seats: Seats;
  readonly tile: TileId;
  readonly ship: QuayText;
  readonly moment: TileMoment;
  /** Who plays it; default 0. */
  readonly seat?: Seat;
  /** Whose turn it is; default the same. */
  readonly active?: Seat;
  /** It is his; default yes. */
  readonly owned?: boolean;
  /** He has played a tile in this turn. */
  readonly played?: boolean;
  /** The figure of the contact of this turn; default 3. */
  readonly commission?: number;
  /** Counters. Left out, they pay what is due and end no game: 10 each, or more in a box of larger ships. */
  readonly premiums?: readonly number[];
  /** Ships at the next quays: for ruling.quality-scope. */
  readonly others?: readonly QuayText[];
  /** Whether the ship pile is empty. */
  readonly pileEmpty?: boolean;
}

/** When the quay that the tile empties gets a ship: at once, when what is under way is done, after the next departure, never. */
export type Filling = 'now' | 'later' | 'after-departure' | 'never';

/** Whether it may be played, and all that follows. */
export interface TileAnswer extends CheckerAnswer {
  /** Step by step, up to the ship that comes to the quay; empty if it may not. */
  readonly events: readonly Event[];
  /** The ship leaves for its voyage. */
  readonly sails: boolean;
  /** The commission due for it; 0 if none is. */
  readonly due: number;
  /** The quay is emptied: when it is filled; `null` if the ship stays. */
  readonly filling: Filling | null;
  /** Who draws the goods of the new ship; `null` if nobody does because of this. */
  readonly draws: Seat | null;
  /** What becomes of the goods. */
  readonly goods: 'stay' | 'under-pile' | 'out';
  /** Premium per porter by quay, before and after, where it changes: of the ships that were named. */
  readonly rates: readonly { readonly quay: Quay; readonly before: number; readonly after: number }[];
  /** It changes as much at every other ship with the same goods (ruling.quality-scope). */
  readonly elsewhere: boolean;
  readonly counters: readonly number[];
  /** The game is over. */
  readonly over: boolean;
}
