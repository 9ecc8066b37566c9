import type { Placed, Seat } from '@portolan/core';
import type { Clause } from './clauses.ts';
import type { Whose } from './edition.ts';
import type { Action, ActionKind, ContactId, Event, GoodsId, Phase, TileId } from './types.ts';

type Clauses = readonly Clause[];

/** Why an action is refused: each reason with the clauses it can break. */
export const refusals = {
  // Who, when, how often
  'game-over': ['end.winner'],
  'wrong-phase': ['turn.parts'],
  'not-your-turn': ['round.order', 'turn.auction', 'tile.any-time'],
  'not-your-bid': ['auction.raise'],
  'already-played': ['turn.contact', 'tile.once-per-turn'],
  'contact-not-played': ['turn.contact'],
  'already-auctioned': ['turn.auction'],
  'already-left': ['slate.one-per-turn'],
  'nothing-due': ['sailing.commission', 'slate.designate'],
  'card-in-progress': ['ruling.tile-window'],
  'departure-in-progress': ['ruling.tile-window', 'sailing.one-by-one'],
  'refill-in-progress': ['ruling.tile-window'],
  // Contacts and their effects
  'not-in-hand': ['contact.discard', 'ships.assign-goods'],
  'wrong-effect': ['contact.effects'],
  'wrong-number': ['contact.effects'],
  'wrong-split': ['contact.effects'],
  'wrong-owner': ['contact.effects'],
  'no-porter': ['contact.effects'],
  'same-owner': ['contact.effects'],
  'same-ship': ['contact.effects'],
  'quay-not-allowed': ['contact.effects'],
  'no-such-option': ['contact.effects'],
  'option-impossible': ['contact.effects'],
  'effect-possible': ['contact.effects'],
  // The port
  'no-ship': ['port.quays', 'tile.at-ship'],
  'not-adjacent': ['port.adjacent'],
  'no-room': ['sailing.capacity'],
  'reserve-short': ['setup.porters'],
  reserved: ['tile.exclusive'],
  'not-full': ['sailing.when-full'],
  locked: ['sailing.when-full'],
  // Departures and new ships
  'not-holder': ['slate.designate'],
  'not-another-player': ['slate.designate'],
  'no-porter-aboard': ['slate.designate'],
  'not-new-ship': ['ships.assign-goods'],
  'ship-without-tile': ['ships.assign-goods'],
  // Auction and event tiles
  'no-tile-left': ['auction.reveal'],
  'player-without-premiums': ['auction.condition'],
  'below-one': ['auction.bid'],
  'not-higher': ['auction.raise'],
  'cannot-pay': ['ruling.bid-within-counter'],
  'not-owned': ['tile.owned'],
  'has-tile': ['tile.one-per-ship'],
  // Piles
  'not-in-pile': ['ships.list', 'premium.rates', 'setup.tile-pile'],
  'known-tile': ['sailing.goods-under-pile'],
} as const satisfies Readonly<Record<string, Clauses>>;

/** What the checker of auctions tells of what was said at the table, nearer than the judge of a position can. */
export const saidRefusals = {
  'auction-over': ['auction.pay', 'ruling.unsold-tile'],
  'has-passed': ['auction.passed'],
} as const satisfies Readonly<Record<string, Clauses>>;

/** Why a well-formed position cannot occur: each reason with the clauses it can break. */
export const impossibilities = {
  overloaded: ['sailing.capacity'],
  'full-at-quay': ['sailing.when-full'],
  'too-many-porters': ['setup.porters'],
  'too-many-ships': ['ships.list'],
  'goods-total': ['premium.rates'],
  'too-few-unseen': ['setup.secret-goods'],
  'too-many-tiles': ['setup.tile-pile'],
  'hand-size': ['setup.secret-goods', 'ships.draw-goods'],
  'too-many-discarded': ['contact.take-back'],
  'contact-twice': ['setup.contacts'],
  'no-goods': ['ships.assign-goods'],
  'below-zero': ['ruling.shortfall'],
  'slate-left': ['slate.handed-over'],
  'bid-too-high': ['ruling.bid-within-counter'],
} as const satisfies Readonly<Record<string, Clauses>>;

/** What can happen: each kind of event with the clauses that can make it happen. */
export const eventClauses = {
  shipRevealed: ['setup.ship-pile'],
  shipPlaced: ['setup.first-ships', 'ships.replaced'],
  goodsLaid: ['setup.first-goods'],
  goodsDealt: ['setup.secret-goods'],
  roundStarted: ['round.first-player'],
  contactPlayed: ['turn.contact'],
  porterPlaced: ['contact.effects'],
  porterMoved: ['contact.effects'],
  portersSwapped: ['contact.effects'],
  porterRemoved: ['contact.effects', 'tile.mutiny'],
  porterReplaced: ['contact.effects'],
  goodsSwapped: ['contact.effects'],
  optionChosen: ['contact.effects'],
  effectSkipped: ['contact.impossible-effect'],
  effectDeclined: ['contact.effects', 'ruling.declined-effect'],
  shipSailed: ['sailing.when-full', 'tile.shortage', 'tile.storm'],
  rateChanged: ['tile.top-quality', 'tile.poor-quality'],
  premiumPaid: ['sailing.premiums', 'tile.pirates'],
  noPremium: ['tile.storm'],
  commissionPaid: ['sailing.commission', 'slate.designate', 'slate.short'],
  slateMoved: ['slate.handed-over', 'round.slate-passes'],
  slateKept: ['turn.slate-kept'],
  shipDiscarded: ['sailing.ship-discarded', 'tile.fire'],
  shipRemoved: ['tile.damage'],
  goodsReturned: ['sailing.goods-under-pile', 'tile.fire'],
  goodsDiscarded: ['tile.fire'],
  goodsRemoved: ['tile.damage'],
  portersReturned: ['sailing.porters-home', 'tile.damage', 'tile.fire'],
  contactDiscarded: ['contact.discard'],
  handRetaken: ['contact.take-back'],
  goodsDrawn: ['ships.draw-goods'],
  goodsAssigned: ['ships.assign-goods'],
  auctionOpened: ['turn.auction'],
  tileRevealed: ['auction.reveal'],
  bidMade: ['auction.bid', 'auction.raise'],
  bidPassed: ['auction.raise'],
  tileBought: ['auction.pay'],
  tileUnsold: ['ruling.unsold-tile'],
  tilePlayed: ['tile.at-ship'],
  premiumLost: ['tile.claim'],
  premiumGained: ['tile.claim'],
  lastRound: ['end.last-ship'],
  turnEnded: ['round.order'],
  gameEnded: ['end.last-ship', 'end.hundred'],
  winners: ['end.winner'],
} as const satisfies Readonly<Record<Event['kind'], Clauses>>;

/** No facts: the reason says it all. */
type None = Readonly<Record<never, never>>;

/** The facts of each refusal. Quays and choices are those people say, but for `option`, from 0. */
export interface RefusalFacts {
  'game-over': None;
  'wrong-phase': { readonly phase: Phase; readonly kind: ActionKind };
  'not-your-turn': { readonly seat: Seat; readonly active: Seat };
  'not-your-bid': { readonly seat: Seat; readonly next: Seat };
  'already-played': None;
  'contact-not-played': None;
  'already-auctioned': None;
  'already-left': None;
  'nothing-due': None;
  'card-in-progress': None;
  'departure-in-progress': None;
  'refill-in-progress': None;
  'not-in-hand': { readonly contact: ContactId } | { readonly goods: GoodsId };
  'wrong-effect': { readonly due: ActionKind; readonly kind: ActionKind };
  'wrong-number': { readonly due: number } & (
    | { readonly placed: number }
    | { readonly moved: number }
    | { readonly removed: number }
  );
  'wrong-split': { readonly split: readonly number[]; readonly due: readonly number[] };
  /** Without a porter: neither of an exchange is the player’s own. */
  'wrong-owner': { readonly porter?: Seat; readonly whose: Whose };
  'no-porter': { readonly porter: Seat; readonly quay: number };
  'same-owner': { readonly porter: Seat };
  'same-ship': { readonly quay: number };
  'quay-not-allowed': { readonly quay: number };
  'no-such-option': { readonly option: number };
  'option-impossible': { readonly option: number };
  'effect-possible': { readonly example: Action };
  'no-ship': { readonly quay: number };
  'not-adjacent': { readonly from: number; readonly to: number };
  'no-room': { readonly quay: number; readonly places: number; readonly placing: number };
  'reserve-short': { readonly reserve: number; readonly placing: number };
  reserved: { readonly quay: number; readonly by: Seat };
  'not-full': { readonly quay: number };
  locked: { readonly quay: number };
  'not-holder': { readonly seat: Seat; readonly holder: Seat };
  'not-another-player': { readonly to: Seat };
  'no-porter-aboard': { readonly to: Seat; readonly quay: number };
  'not-new-ship': { readonly quay: number };
  'ship-without-tile': { readonly quay: number };
  'no-tile-left': None;
  'player-without-premiums': { readonly players: readonly Seat[] };
  'below-one': { readonly bid: number };
  'not-higher': { readonly bid: number; readonly high: number };
  'cannot-pay': { readonly bid: number; readonly premiums: number };
  'not-owned': { readonly tile: TileId };
  'has-tile': { readonly quay: number; readonly tile: TileId };
  'not-in-pile': { readonly ship: number } | { readonly goods: GoodsId } | { readonly tile: TileId };
  'known-tile': { readonly goods: GoodsId; readonly next: GoodsId };
}

/** The facts of what was said wrongly in an auction. */
export interface SaidFacts {
  'auction-over': None;
  'has-passed': { readonly seat: Seat };
}

/** The facts of what keeps a position from occurring. */
export interface ImpossibilityFacts {
  overloaded: { readonly quay: number; readonly aboard: number; readonly ship: number };
  'full-at-quay': { readonly quay: number; readonly phase: Phase };
  'too-many-porters': { readonly seat: Seat; readonly aboard: number; readonly porters: number };
  'too-many-ships': { readonly ship: number; readonly seen: number; readonly count: number };
  'goods-total': { readonly goods: GoodsId; readonly found: number; readonly count: number };
  'too-few-unseen': { readonly hidden: number; readonly unseen: number };
  'too-many-tiles': { readonly tile: TileId; readonly found: number; readonly count: number };
  'hand-size': { readonly seat: Seat; readonly tiles: number; readonly min: number; readonly max: number };
  'too-many-discarded': { readonly seat: Seat; readonly cards: number; readonly max: number };
  'contact-twice': { readonly seat: Seat; readonly contact: ContactId };
  'no-goods': { readonly quay: number };
  'below-zero': { readonly seat: Seat; readonly premiums: number };
  'slate-left': { readonly holder: Seat; readonly active: Seat; readonly left: boolean };
  'bid-too-high': { readonly seat: Seat; readonly bid: number; readonly premiums: number };
}

/** A broken rule for each reason of a table: one of its clauses, and its facts. */
type FoundIn<Table extends Readonly<Record<string, Clauses>>, Facts extends Record<keyof Table, object>> = {
  readonly [Reason in keyof Table & string]: {
    readonly clause: Table[Reason][number];
    readonly reason: Reason;
    readonly facts: Facts[Reason];
  };
}[keyof Table & string];

/** A broken rule: the reason, one of its clauses, and the facts. */
export type Refusal = FoundIn<typeof refusals, RefusalFacts>;

/** What was said wrongly in an auction. */
export type SaidRefusal = FoundIn<typeof saidRefusals, SaidFacts>;

/** What keeps a position from occurring: the reason, one of its clauses, the facts, and where it is wrong. */
export type Impossibility = FoundIn<typeof impossibilities, ImpossibilityFacts> & Placed;
