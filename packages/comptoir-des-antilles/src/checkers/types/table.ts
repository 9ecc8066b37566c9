import type { Seat } from '@portolan/core';
import type { SlateReading } from '../../pieces/slate.ts';
import type { CheckerAnswer, CheckerInput, Seats } from './common.ts';

// "Who begins the next round?"

/** How the round went, as far as the slate is concerned. */
export interface RoundInput extends CheckerInput {
  readonly seats: Seats;
  /** First player of the round that ends. */
  readonly first: Seat;
  /** Who holds the slate now. */
  readonly holder: Seat;
  /** It was left with somebody in this round. */
  readonly left: boolean;
  /** … in its very last turn. */
  readonly leftLastTurn?: boolean;
}

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

// "Whose bid is it?"

/** An auction so far. */
export interface AuctionInput extends CheckerInput {
  /** Counters by seat: three or four. */
  readonly premiums: readonly number[];
  /** Whose turn it is. */
  readonly active: Seat;
  /** Who wants to open; default the same. */
  readonly opener?: Seat;
  /** Tiles put up before in this turn. Default 0. */
  readonly auctions?: number;
  /** The pile of event tiles is empty. */
  readonly pileEmpty?: boolean;
  /** What was said, in order: a number, or `null` for passing. Without a seat it is said by whose turn it is. */
  readonly said: readonly { readonly seat?: Seat; readonly bid: number | null }[];
}

/** How it stands. The verdict is that on opening, or on what was said last or first broke a rule. */
export interface AuctionAnswer extends CheckerAnswer {
  /** What was said illegally, by its place; `null` if nothing was. */
  readonly at: number | null;
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

// "Is the game over?"

/** The table at the end of a turn, or in the middle of it. */
export interface EndInput extends CheckerInput {
  /** Counters when the premiums of this departure have been paid: three or four. */
  readonly premiums: readonly number[];
  /** Ships left in the pile, the visible one included: no more than the box has without those of the first quays. */
  readonly ships: number;
  /** First player of the round. */
  readonly first: Seat;
  readonly active: Seat;
  /** The active player’s turn is over. */
  readonly turnOver?: boolean;
  /** A commission that is still due. */
  readonly commission?: number;
  /** Who pays it; default the active player. */
  readonly payer?: Seat;
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
