import type { Seat } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import type { BoxInput, CheckerAnswer } from './common.ts';

// "Final count: who has won?"

/** What a player has at the end. */
export interface CountPlayer {
  readonly coins: number;
  /** Ports with a sailor of this player. */
  readonly ports?: number;
  /** The starting port has nobody's sailor: it counts under `port-ownership: sailor-or-home`, with so many fish of its own. */
  readonly emptyHome?: { readonly fish: number };
  /** Fish in the grounds of the ports held: one number, or one for each reading of `fish-reach`. Fish of two own ports once. */
  readonly fish?: number | FishByReach;
  /** Of these, fish that belong to two own ports. */
  readonly twice?: number;
  /** Ships in play. */
  readonly fishing?: number;
  readonly trade?: number;
  readonly pirate?: number;
  /** Fish under the ships. */
  readonly fishUnder?: number;
  /** Islands held by a sailor, wrecks held by a ship. */
  readonly islands?: number;
  readonly wrecks?: number;
  /** Eliminated: does not score. */
  readonly out?: boolean;
}

/** Fish under each reading of `fish-reach`. */
export interface FishByReach {
  readonly bank: number;
  readonly 'coast-8': number;
  readonly 'coast-4': number;
  readonly 'town-8': number;
}

/** All players by seat, 2 to 4, and the values of the treasures; an unseen one counts 0. */
export interface CountInput extends BoxInput {
  readonly players: readonly CountPlayer[];
  readonly island: number | null;
  readonly wreck: number | null;
}

/** One player's count. */
export interface CountRow {
  readonly seat: Seat;
  readonly parts: readonly { readonly clause: Clause; readonly points: number }[];
  readonly total: number;
  readonly winner: boolean;
}

/** The count of every player, and who wins. */
export interface CountAnswer extends CheckerAnswer {
  /** By seat. */
  readonly rows: readonly CountRow[];
  readonly winners: readonly Seat[];
  /** The winners' coins had won the game before any count (end.thousand). */
  readonly ended: boolean;
  /** Fleet points and ports held, by seat, and who gets the awards. */
  readonly fleet: readonly number[];
  readonly fleetAward: readonly Seat[];
  readonly ports: readonly number[];
  readonly portsAward: readonly Seat[];
  /** Several players share the win. */
  readonly shared: boolean;
}
