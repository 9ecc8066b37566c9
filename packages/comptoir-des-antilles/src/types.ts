import type { Seat } from '@portolan/core';
import type { Clause } from './clauses.ts';
import type { EditionPatch, Effect, EffectName } from './edition.ts';
import type { ContactId, GoodsId, HandTile, Quay, TileId } from './ids.ts';
import type { Rulings } from './readings.ts';

export {
  type ContactId,
  type GoodsId,
  type HandTile,
  type Quay,
  quayNumbers,
  seatLetters,
  type TileId,
  tileIds,
} from './ids.ts';

/** All phases: those of the set-up, those of a turn, the end. */
export const phases = [
  'setupShips',
  'setupGoods',
  'setupHands',
  'act',
  'revealTile',
  'auction',
  'effect',
  'depart',
  'settle',
  'revealShip',
  'drawGoods',
  'assign',
  'over',
] as const;

/** Where in the game we are. */
export type Phase = (typeof phases)[number];

/** Why a ship leaves: it is full, or an event tile makes it sail. */
export const causes = ['full', 'shortage', 'storm'] as const;

/** Why a ship leaves. */
export type Cause = (typeof causes)[number];

/** A porter aboard: where, and whose. */
export interface PorterAt {
  readonly quay: Quay;
  readonly porter: Seat;
}

/** Goods for new ships, by quay. */
export type Assigned = Readonly<Partial<Record<Quay, GoodsId>>>;

/** Everything that can be done. Nature's actions name no seat. */
export type Action =
  | { readonly kind: 'revealShip'; readonly ship: number }
  | { readonly kind: 'drawGoods'; readonly goods: GoodsId | '?' }
  | { readonly kind: 'revealTile'; readonly tile: TileId }
  | { readonly kind: 'openAuction'; readonly seat: Seat }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'pass'; readonly seat: Seat }
  | { readonly kind: 'playTile'; readonly seat: Seat; readonly tile: TileId; readonly quay: Quay }
  | { readonly kind: 'playContact'; readonly seat: Seat; readonly contact: ContactId }
  /** One quay for each porter: `[2, 2, 2]`. */
  | { readonly kind: 'place'; readonly seat: Seat; readonly quays: readonly Quay[] }
  /** `porters`: the owner of each porter that moves. */
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly from: Quay;
      readonly to: Quay;
      readonly porters: readonly Seat[];
    }
  | { readonly kind: 'swap'; readonly seat: Seat; readonly a: PorterAt; readonly b: PorterAt }
  | { readonly kind: 'remove'; readonly seat: Seat; readonly quay: Quay; readonly porters: readonly Seat[] }
  /** `porter`: the owner of the porter sent home. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly quay: Quay; readonly porter: Seat }
  | { readonly kind: 'swapGoods'; readonly seat: Seat; readonly a: Quay; readonly b: Quay }
  /** The number of the alternative, from 0. */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly option: number }
  | { readonly kind: 'skip'; readonly seat: Seat }
  | { readonly kind: 'depart'; readonly seat: Seat; readonly quay: Quay }
  | { readonly kind: 'payCommission'; readonly seat: Seat }
  | { readonly kind: 'leaveSlate'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'assignGoods'; readonly seat: Seat; readonly tiles: Assigned }
  | { readonly kind: 'endTurn'; readonly seat: Seat };

/** The name of an action. */
export type ActionKind = Action['kind'];

/** One action by its name. */
export type ActionOf<Name extends ActionKind> = Extract<Action, { kind: Name }>;

/** What happened, in the order of play; each with the clause that made it happen. Seats are told from the active player leftwards. */
export type Event = { readonly clause: Clause } & (
  | { readonly kind: 'shipRevealed'; readonly ship: number }
  | { readonly kind: 'shipPlaced'; readonly quay: Quay; readonly ship: number }
  | { readonly kind: 'goodsLaid'; readonly quay: Quay; readonly goods: GoodsId }
  | { readonly kind: 'goodsDealt'; readonly seat: Seat; readonly goods: GoodsId | '?' }
  | { readonly kind: 'roundStarted'; readonly first: Seat }
  | { readonly kind: 'contactPlayed'; readonly seat: Seat; readonly contact: ContactId }
  | { readonly kind: 'porterPlaced'; readonly seat: Seat; readonly quay: Quay; readonly n: number }
  | {
      readonly kind: 'porterMoved';
      readonly porter: Seat;
      readonly from: Quay;
      readonly to: Quay;
      readonly n: number;
    }
  | { readonly kind: 'portersSwapped'; readonly a: PorterAt; readonly b: PorterAt }
  | { readonly kind: 'porterRemoved'; readonly porter: Seat; readonly quay: Quay; readonly n: number }
  | { readonly kind: 'porterReplaced'; readonly porter: Seat; readonly by: Seat; readonly quay: Quay }
  | { readonly kind: 'goodsSwapped'; readonly a: Quay; readonly b: Quay }
  | { readonly kind: 'optionChosen'; readonly option: number }
  | { readonly kind: 'effectSkipped' | 'effectDeclined'; readonly effect: EffectName }
  | { readonly kind: 'shipSailed'; readonly quay: Quay; readonly ship: number; readonly cause: Cause }
  | { readonly kind: 'rateChanged'; readonly quay: Quay; readonly change: 1 | -1 }
  | {
      readonly kind: 'premiumPaid';
      readonly seat: Seat;
      readonly porters: number;
      readonly rate: number;
      readonly amount: number;
    }
  | { readonly kind: 'noPremium'; readonly quay: Quay }
  | { readonly kind: 'commissionPaid'; readonly seat: Seat; readonly due: number; readonly paid: number }
  | { readonly kind: 'slateMoved'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'slateKept'; readonly seat: Seat }
  | { readonly kind: 'shipDiscarded' | 'shipRemoved'; readonly quay: Quay; readonly ship: number }
  | { readonly kind: 'goodsReturned' | 'goodsDiscarded' | 'goodsRemoved'; readonly goods: GoodsId }
  | { readonly kind: 'portersReturned'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'contactDiscarded'; readonly seat: Seat; readonly contact: ContactId }
  | { readonly kind: 'handRetaken'; readonly seat: Seat }
  | { readonly kind: 'goodsDrawn'; readonly seat: Seat; readonly goods: GoodsId | '?' }
  | { readonly kind: 'goodsAssigned'; readonly quay: Quay; readonly goods: GoodsId }
  | { readonly kind: 'auctionOpened'; readonly seat: Seat }
  | { readonly kind: 'tileRevealed'; readonly tile: TileId }
  | { readonly kind: 'bidMade'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'bidPassed'; readonly seat: Seat }
  | { readonly kind: 'tileBought'; readonly seat: Seat; readonly tile: TileId; readonly price: number }
  | { readonly kind: 'tileUnsold'; readonly tile: TileId }
  | { readonly kind: 'tilePlayed'; readonly seat: Seat; readonly tile: TileId; readonly quay: Quay }
  | { readonly kind: 'premiumLost'; readonly seat: Seat; readonly due: number; readonly paid: number }
  | { readonly kind: 'premiumGained'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'lastRound' }
  | { readonly kind: 'turnEnded'; readonly seat: Seat }
  | { readonly kind: 'gameEnded' }
  | { readonly kind: 'winners'; readonly seats: readonly Seat[]; readonly premiums: readonly number[] }
);

/** Counts by kind; what is not named is not there. */
export type Counts = Readonly<Record<string, number>>;

/**
 * What people, files and links hold: a table as it lies there, in readable form.
 * Only `seats` is needed; the rest is filled in as a table would have it (see `parsePosition`).
 */
export interface Position {
  readonly game?: 'comptoir-des-antilles';
  readonly version?: 1;
  /** The box: its id, or what differs from the default box. */
  readonly edition?: EditionPatch;
  readonly seats: 3 | 4;
  readonly rulings?: Rulings;
  /** Default `act`; `effect` with a contact in play. */
  readonly phase?: Phase;
  /** The four quays, each `5 rum A2B1 pirates/C`: value, goods (`-`: none yet), porters by seat letter, event tile / owner; `-` without a ship. Default all empty. */
  readonly quays?: readonly string[];
  /** Counters, by seat. Default 0. */
  readonly premiums?: readonly number[];
  /** Porters not aboard, by seat: only compared with those aboard. */
  readonly reserves?: readonly number[];
  /** Goods tiles, by seat: `rum`, `rum!` if everybody knows it, `?`. Default: as many `?` as a hand has in this phase. */
  readonly hands?: readonly (readonly HandTile[])[];
  /** Event tiles owned, by seat. Default none. */
  readonly tiles?: readonly (readonly TileId[])[];
  /** Contacts discarded, by seat; `?` for one that nobody remembers. Default none. */
  readonly discards?: readonly (readonly (ContactId | '?')[])[];
  /** Who holds the slate. Default: the first player of the round. */
  readonly slate?: Seat;
  /** First player of the round. Default 0. */
  readonly first?: Seat;
  /** The slate was left with somebody in this round. */
  readonly left?: boolean;
  /** Default: the first player. */
  readonly active?: Seat;
  /** What the active player has done in this turn. */
  readonly turn?: {
    /** The contact played in this turn. */
    readonly contact?: ContactId;
    /** Whether that contact has been carried out and discarded. Default: whether the phase is another than those of a card in play. */
    readonly resolved?: boolean;
    /** Effects of the contact in play still to come. Default: all of its own in `effect`, else none. */
    readonly effects?: readonly Effect[];
    readonly tilePlayed?: boolean;
    readonly auctions?: number;
    readonly slateLeft?: boolean;
    /** Departures since the quays were last filled. */
    readonly departures?: number;
  };
  /** The departure being settled, in `settle`; `due` is its commission. */
  readonly leaving?: { readonly quay: Quay; readonly cause?: Cause; readonly due?: number } | null;
  /** The auction under way, in `auction`. */
  readonly auction?: {
    readonly tile: TileId;
    readonly high?: { readonly seat: Seat; readonly amount: number } | null;
    readonly passed?: readonly Seat[];
    readonly next?: Seat;
  } | null;
  /** The ship on top of its pile; `?` not known, `null` the pile is empty. Default `?`, or `null` if no ship is left. */
  readonly next?: number | '?' | null;
  /** Ships below it (with it, if it is `?`), by value. Default: all the rest. */
  readonly ships?: Counts;
  /** Goods nobody has seen, by kind, those behind `?` included. Default: all the rest. */
  readonly goods?: Counts;
  /** Known goods tiles under the pile, top first. Default none. */
  readonly tail?: readonly GoodsId[];
  /** Goods tiles out of the game. Default none. */
  readonly goodsOut?: readonly GoodsId[];
  /** Event tiles in their pile, by kind. Default: all the rest. */
  readonly tilePile?: Counts;
  /** After the end. */
  readonly outcome?: {
    readonly clause: 'end.last-ship' | 'end.hundred';
    readonly winners: readonly Seat[];
  } | null;
}
