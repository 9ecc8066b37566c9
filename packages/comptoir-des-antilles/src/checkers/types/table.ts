import type { Seat } from '@portolan/core';
import { also, boolean, integer, list, nullable, rulings, seatOf, shape, type ValueOf } from '../../parse.ts';
import type { SlateReading } from '../../pieces/slate.ts';
import { byLength, bySeats, counter, eachOf, edition, seats } from '../lengths.ts';
import type { CheckerAnswer } from './common.ts';

/** The most that is said in one auction. */
const MOST_SAID = 200;

/** The reader of AuctionInput. */
export const readAuction = byLength('premiums', (count) =>
  shape(
    {
      /** Counters by seat: three or four. */
      premiums: eachOf(counter),

      /** Whose turn it is. */
      active: seatOf(count),

      /** What was said, in order: a number, or `null` for passing. Without a seat it is said by whose turn it is. */
      said: list(shape({ bid: nullable(integer(-999, 999)) }, { seat: seatOf(count) }), MOST_SAID),
    },
    {
      /** Who wants to open; default the same. */
      opener: seatOf(count),
      /** Tiles put up before in this turn. Default 0. */
      auctions: integer(0, 99),
      /** The pile of event tiles is empty. */
      pileEmpty: boolean,
      edition,
      rulings,
    },
  ),
);

/** An auction so far. */
export interface AuctionInput extends ValueOf<typeof readAuction> {}

/** What was said: a number, or `null` for passing; by whom, where it was not the next. */
export type Said = AuctionInput['said'][number];

/** Who plays last in a round. */
export const lastOf = ({ seats: count, first }: Pick<RoundInput, 'seats' | 'first'>): number =>
  (first + count - 1) % count;

/** The reader of RoundInput. */
export const readRound = bySeats((count) =>
  also(
    shape(
      {
        seats,
        /** First player of the round that ends. */
        first: seatOf(count),
        /** Who holds the slate now. */
        holder: seatOf(count),
        /** It was left with somebody in this round. */
        left: boolean,
      },
      {
        /** … in its very last turn. */
        leftLastTurn: boolean,
        edition,
        rulings,
      },
    ),
    (round, _, problems) => {
      const { first, holder, left, leftLastTurn } = round;
      const wrong = { path: 'holder', code: 'wrong-holder', facts: { found: holder } };
      if (leftLastTurn && !left) problems.push({ path: 'left', code: 'slate-left' });
      // He who has just left the slate does not hold it; without leaving, it does not move within a round.
      else if (leftLastTurn ? holder === lastOf(round) : !left && holder !== first) problems.push(wrong);
    },
    ...['slate-left', 'wrong-holder'],
  ),
);

/** How the round went, as far as the slate is concerned. */
export interface RoundInput extends ValueOf<typeof readRound> {}

/** Who begins, and whether the readings agree. */
export interface RoundAnswer extends CheckerAnswer {
  /** Who holds the slate and begins. */
  readonly next: Seat;
  /** The slate stays with its holder. */
  readonly stays: boolean;
  /** The order of the next round. */
  readonly order: readonly Seat[];
  /** Who begins under each reading of ruling.slate-round-end. */
  readonly readings: Readonly<Record<SlateReading, Seat>>;
  /** Readings that give the same player, the default’s first. */
  readonly agree: readonly (readonly SlateReading[])[];
}

/** How it stands. The verdict is that on opening, or on what was said last or first broke a rule. */
export interface AuctionAnswer extends CheckerAnswer {
  /** What was said illegally, by its place; `null` if nothing was. */
  readonly at: number | null;
  /** Who said each thing: whose turn it was, where nobody is named. */
  readonly speakers: readonly Seat[];
  readonly opened: boolean;
  readonly high: { readonly seat: Seat; readonly bid: number } | null;
  /** Who speaks; `null` if it is over. */
  readonly next: Seat | null;
  /** The lowest bid now; `null` if it is over. */
  readonly lowest: number | null;
  /** The most each can bid by his counter; 0 for who is out or cannot raise. */
  readonly most: readonly number[];
  readonly over: boolean;
  /** Who has passed and is out. */
  readonly passed: readonly Seat[];
  /** Who has bought the tile; `null` while it goes on or if nobody wants it. */
  readonly winner: Seat | null;
  readonly counters: readonly number[];
}

/** The verdict is that on going on. */
export interface EndAnswer extends CheckerAnswer {
  readonly over: boolean;
  /** By which clause; `null` if the game goes on. */
  readonly by: 'end.last-ship' | 'end.hundred' | null;
  /** Before the commission that is due is paid. */
  readonly beforeCommission: boolean;
  /** The last round is being played, and so many turns of it are still to end, this one included; `null` outside it. */
  readonly turnsLeft: number | null;
  /** Counters in the end, or when the commission is paid. */
  readonly counters: readonly number[];
  /** Who has won; who leads, while the game goes on. */
  readonly winners: readonly Seat[];
}
