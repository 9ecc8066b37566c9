import type { Seat } from '@portolan/core';
import type { Way } from '../../pieces/sailing.ts';
import type { Readings } from '../../readings.ts';
import type { ColorId, HarborId, PositionId, ShipId } from '../../types.ts';
import type { BoxInput, CheckerAnswer, CheckerViolation, Seats } from './common.ts';

// "This ship must move." "May it wait?" "Which way?"

/** One ship and the color called, when it is its owner’s turn to move it. */
export interface WayInput extends BoxInput {
  readonly color: ColorId;
  readonly position: PositionId;
  /** Positions with a ship; only those directly ahead matter. */
  readonly occupied: readonly PositionId[];
  /** Where it is said to go; without it the question is whether it may stay. */
  readonly to?: PositionId;
}

/** A channel ahead. */
export interface ShipWay {
  readonly to: PositionId;
  readonly color: ColorId;
  /** A ship is at its end and leaves no room. */
  readonly taken: boolean;
  /** The ship may go through it now. */
  readonly open: boolean;
  /** Harbors that can be reached from here, but no more from there. */
  readonly lost: readonly HarborId[];
}

/** The verdict is that on going to `to`, or on leaving the ship where it is. */
export interface WayAnswer extends CheckerAnswer {
  /** Not before the color, blocked, one way only, one left of two, or the owner’s choice. */
  readonly way: Way;
  readonly mustMove: boolean;
  /** Every channel ahead, of whatever color. */
  readonly ways: readonly ShipWay[];
}

// "Which ships move if I call red, in which order, and which are blocked?" "I was behind you, I move too."

/** What an owner does with a ship when it is his turn to move. */
export interface CallWish {
  readonly ship: ShipId;
  /** Which way; default the first free one. */
  readonly to?: PositionId;
}

/** A color and the ships of the chain. */
export interface CallInput extends BoxInput {
  readonly seats: Seats;
  readonly color: ColorId;
  readonly caller: Seat;
  /** As positions write them: `0a@C2:grain`. */
  readonly ships: readonly string[];
  /** In which order owners try their ships. Default: first those that can move, by name. */
  readonly wishes?: readonly CallWish[];
}

/** A move that was possible at some point of a call. */
export interface CallMove {
  readonly ship: ShipId;
  readonly to: PositionId;
}

/** What becomes of a ship before the color: it sails, is blocked, or was tried while blocked and loses its move. */
export interface CallStep {
  readonly what: 'sailed' | 'blocked' | 'held';
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly from: PositionId;
  /** `null` if it stays. */
  readonly to: PositionId | null;
  /** Ships in the way of one that stays, in the order of the channels. */
  readonly by: readonly ShipId[];
  /** All that its owner could have moved instead, this move included; empty if it stays. */
  readonly options: readonly CallMove[];
}

/** How a call ends. */
export interface CallResult {
  readonly moved: readonly ShipId[];
  /** Before the color, but not moved. */
  readonly blocked: readonly ShipId[];
  /** All ships then. */
  readonly ships: readonly string[];
}

/** Step by step. The verdict is that on the first wish that is not allowed, else on the call. */
export interface CallAnswer extends CheckerAnswer, CallResult {
  /** Whose wished way is not allowed; nothing follows it. `null` if all are. */
  readonly at: ShipId | null;
  /** Who moves ships, in order: owners of ships before the color. */
  readonly movers: readonly Seat[];
  /** All ships before a channel of the color. */
  readonly concerned: readonly ShipId[];
  readonly steps: readonly CallStep[];
  /** The result under each reading of ruling.blocked-ship. */
  readonly readings: Readonly<Record<Readings['blocked-ship'], CallResult>>;
}

// "Where does the Setback, the storm put it?"

/** A card and the ship it is played on. */
export interface RetreatInput extends BoxInput {
  readonly card: 'setback' | 'heavy-storm';
  readonly position: PositionId;
  /** Positions with a ship; only those within two channels behind matter. */
  readonly occupied: readonly PositionId[];
  /** The way back that is claimed: the positions after leaving, in order. */
  readonly path?: readonly PositionId[];
  readonly variants?: { readonly safeHaven?: boolean };
}

/** A way back. */
export interface RetreatPath {
  readonly path: readonly PositionId[];
  /** Where the ship is then. */
  readonly end: PositionId;
  readonly legal: boolean;
  /** Why not; empty if it is. */
  readonly violations: readonly CheckerViolation[];
}

/** The verdict is that on the path claimed; without one, on the first legal path, or on the first of all if none is. */
export interface RetreatAnswer extends CheckerAnswer {
  /** Channels that the card says. */
  readonly channels: number;
  /** Every way back as far as the card says or the river goes, and each shorter one that is legal. */
  readonly paths: readonly RetreatPath[];
  /** Where the ship can end, each once. */
  readonly ends: readonly PositionId[];
  /** The card can be played on this ship. */
  readonly possible: boolean;
}
