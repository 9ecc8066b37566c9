import type { Seat } from '@portolan/core';
import { boxOf } from '../../box.ts';
import type { Clause } from '../../clauses.ts';
import { also, boolean, integer, list, nullable, rulings, seatOf, shape, type ValueOf, word } from '../../parse.ts';
import type { Quay } from '../../types.ts';
import { causes, type Event } from '../../types.ts';
import {
  byLength,
  bySeat,
  bySeats,
  counter,
  eachOf,
  edition,
  figure,
  isFullText,
  loadedQuay,
  quayOfTable,
  seats,
  shipWithGoods,
  testPorters,
  tileIn,
} from '../fields.ts';
import { roomFor, tileMoments } from '../tile-ships.ts';
import type { CheckerAnswer, CheckerViolation } from './common.ts';

/** The reader of DepartureInput. */
export const readDeparture = bySeats((count, box) =>
  also(
    shape(
      {
        seats,

        /** With goods, porters and event tile. */
        ship: shipWithGoods(boxOf(box), count),

        /** The figure of the contact played in this turn; `null` if none has been. */
        commission: nullable(figure),
        active: seatOf(count),
        slate: seatOf(count),
      },
      {
        /** Ships at quays 2, 3, 4; only their goods and tiles matter, and only for ruling.quality-scope. */
        others: list(quayOfTable(boxOf(box), count), 3),

        /** What makes it sail; default it is full. */
        cause: word(causes, 'unknown-cause'),

        /** The slate has been left in this turn. */
        slateLeft: boolean,

        /** Counters before. Left out, they pay what is due and end no game: 10 each, or more in a box of larger ships. */
        premiums: bySeat(count, counter),
        edition,
        rulings,
      },
    ),
    ({ ship, others = [], cause = 'full', commission, slateLeft, slate, active }, _, problems) => {
      testPorters([ship, ...others], { edition: box, count }, 'ship', problems);
      if (cause === 'full' && commission === null) problems.push({ path: 'commission', code: 'missing-field' });
      if (slateLeft && slate === active)
        problems.push({ path: 'slate', code: 'wrong-holder', facts: { found: slate } });
    },
    ...['wrong-total', 'missing-field', 'wrong-holder'],
  ),
);

/** A ship that leaves. It lies at quay 1. */
export interface DepartureInput extends ValueOf<typeof readDeparture> {}

/** The reader of SlateInput. */
export const readSlate = byLength('aboard', (count, box) =>
  also(
    shape(
      {
        /** Porters that were aboard, by seat: three or four numbers. */
        aboard: eachOf(integer(0, box.porters)),
        holder: seatOf(count),
        active: seatOf(count),
      },
      {
        /** The slate has been left in this turn. */
        slateLeft: boolean,
        cause: word(causes, 'unknown-cause'),

        /** The figure of the contact; `null`: none has been played in this turn. Default 3. */
        commission: nullable(figure),

        /** Whom he names; without it, anybody. */
        to: seatOf(count),

        /** Counters after the premiums. Left out, they pay what is due. */
        premiums: bySeat(count, counter),
        edition,
        rulings,
      },
    ),
    ({ cause = 'full', commission }, _, problems) => {
      if (cause === 'full' && commission === null) problems.push({ path: 'commission', code: 'missing-field' });
    },
    'missing-field',
  ),
);

/** A ship has sailed. It lay at quay 1. */
export interface SlateInput extends ValueOf<typeof readSlate> {}

/** The reader of TileInput. */
export const readTile = bySeats((count, box) =>
  also(
    shape(
      {
        seats,
        tile: tileIn(boxOf(box)),
        ship: quayOfTable(boxOf(box), count),
        moment: word(tileMoments, 'unknown-phase'),
      },
      {
        /** Who plays it; default 0. */
        seat: seatOf(count),

        /** Whose turn it is; default the same. */
        active: seatOf(count),

        /** It is his; default yes. */
        owned: boolean,

        /** He has played a tile in this turn. */
        played: boolean,

        /** The figure of the contact of this turn; default 3. */
        commission: figure,

        /** Counters. Left out, they pay what is due and end no game: 10 each, or more in a box of larger ships. */
        premiums: bySeat(count, counter),

        /** Ships at the next quays: for ruling.quality-scope. */
        others: list(loadedQuay(boxOf(box), count), 3),

        /** Whether the ship pile is empty. */
        pileEmpty: boolean,
        edition,
        rulings,
      },
    ),
    ({ ship, others = [], moment }, _, problems) => {
      testPorters([ship, ...others], { edition: box, count }, 'ship', problems);
      // Only while a card or the order of departures is open can a ship be full.
      const mayBeFull = moment === 'between' || moment === 'order';
      if (!mayBeFull && isFullText(ship, boxOf(box), count)) problems.push({ path: 'ship', code: 'full-at-quay' });
      const max = roomFor(moment);
      if (others.length > max)
        problems.push({ path: 'others', code: 'too-long', facts: { found: others.length, max } });
    },
    ...['wrong-total', 'full-at-quay', 'too-long'],
  ),
);

/** A tile and the ship it is laid before, at quay 1. */
export interface TileInput extends ValueOf<typeof readTile> {}

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
