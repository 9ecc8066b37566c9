import type { Seat } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import {
  also,
  boolean,
  integer,
  list,
  type Reader,
  rulings,
  seat,
  seatOf,
  shape,
  type ValueOf,
  word,
} from '../../parse.ts';
import type { CheckerAnswer } from './common.ts';

/** The reader of EndInput. */
export const readEnd = also(
  shape(
    {
      seats: integer(3, 5),

      /** Cards left, the discard after what has just happened. */
      harborPile: integer(0, 14),
      shipmentPile: integer(0, 60),
      discard: integer(0, 60),

      /** `distribution`: a port has just been emptied. `draw`: nothing was distributed and the active player is to draw. */
      event: word(['distribution', 'draw'], 'unknown-word'),
      active: seat,
    },
    {
      /** The final round has begun already. */
      final: boolean,
      rulings,
    },
  ),
  (value, _, problems) => seatOf(value.seats)(value.active, 'active', problems),
);

/** What is left, and what has just happened. */
export interface EndInput extends ValueOf<typeof readEnd> {}

const merchants = integer(3, 4) as Reader<3 | 4>;

/** The reader of PlacementInput. */
export const readPlacement = also(
  shape(
    {
      seats: integer(3, 5),
      first: seat,
      /** 4 only in the variant for three players. */
      merchants,
      /** Merchants placed so far by all players together. */
      placed: integer(0, 20),
      seat,
    },
    { rulings },
  ),
  (value, _, problems) => {
    seatOf(value.seats)(value.first, 'first', problems);
    seatOf(value.seats)(value.seat, 'seat', problems);
    integer(0, value.seats * value.merchants)(value.placed, 'placed', problems);
  },
);

/** The placement at the start of the game, and the player who asks. */
export interface PlacementInput extends ValueOf<typeof readPlacement> {}

/** The reader of WinnerPlayer. */
const player = shape(
  {
    /** Shipment cards in the warehouse, doubled ones and crates as one each. */
    shipments: integer(0, 60),
    harbors: integer(0, 14),
    /** The value of every Mission tile. */
    missions: list(integer(1, 30), 16),
  },
  {
    /** He has the pirate ship. */
    ship: boolean,
  },
);

/** What lies before a player at the end. */
export interface WinnerPlayer extends ValueOf<typeof player> {}

/** The reader of WinnerInput. */
export const readWinner = also(
  shape({ players: list<WinnerPlayer>(player, 5, 3) }, { rulings }),
  ({ players }, _, problems) => {
    const holders = players.flatMap(({ ship }, seat) => (ship ? [seat] : []));
    for (const seat of holders.slice(1)) problems.push({ path: `players[${seat}].ship`, code: 'duplicate' });
  },
);

/** All players by seat, 3 to 5. */
export interface WinnerInput extends ValueOf<typeof readWinner> {}

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
