import { boxOf } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { lowestBid } from '../pieces/auction.ts';
import { isLocked, sailsAtOnce } from '../port.ts';
import type { Refusal } from '../reasons.ts';
import { NO_SHIP, NONE, type State } from '../state.ts';
import { inHand, isFull, isNew, tilesLeft } from '../table.ts';
import { type ActionOf, tileIds } from '../types.ts';
import { type Judgment, none } from './judgment.ts';

/** Somebody else is to act. */
export const notYourTurn = (
  state: State,
  seat: number,
  clause: 'round.order' | 'turn.auction' | 'tile.any-time',
): readonly Refusal[] =>
  seat === state.active ? none : [{ clause, reason: 'not-your-turn', seat, active: state.active }];

const auctionBy = ['turn.auction', 'auction.condition'] as const;

/** A tile is put up for auction (turn.auction): one in a turn, everybody above 0. */
export const checkOpenAuction = (state: State, { seat }: ActionOf<'openAuction'>): Judgment => {
  const found: Refusal[] = [...notYourTurn(state, seat, 'turn.auction')];
  if (seat === state.active && state.auctions > 0 && state.rulings['auctions-per-turn'] === 'one') {
    found.push({ clause: 'turn.auction', reason: 'already-auctioned' });
  }
  if (tilesLeft(state) === 0) found.push({ clause: 'auction.reveal', reason: 'no-tile-left' });
  const players = state.premiums.flatMap((counter, owner) => (counter < 1 ? [owner] : []));
  if (players.length > 0) found.push({ clause: 'auction.condition', reason: 'player-without-premiums', players });
  return { found, by: auctionBy };
};

const notYourBid = (state: State, seat: number): Refusal[] => {
  const { next } = state.auction!;
  return seat === next ? [] : [{ clause: 'auction.raise', reason: 'not-your-bid', seat, next }];
};

const firstBidBy = ['auction.bid'] as const;
const raiseBy = ['auction.raise'] as const;

/** A bid: higher than the one before, within one's counter (auction.raise, ruling.bid-within-counter). */
export const checkBid = (state: State, { seat, amount }: ActionOf<'bid'>): Judgment => {
  const { seat: bidder, amount: high } = state.auction!;
  const premiums = state.premiums[seat]!;
  const found = notYourBid(state, seat);
  if (amount < lowestBid(high)) {
    found.push(
      bidder === NONE
        ? { clause: 'auction.bid', reason: 'below-one', bid: amount }
        : { clause: 'auction.raise', reason: 'not-higher', bid: amount, high },
    );
  }
  if (amount > premiums) {
    found.push({ clause: 'ruling.bid-within-counter', reason: 'cannot-pay', bid: amount, premiums });
  }
  return { found, by: bidder === NONE ? firstBidBy : raiseBy };
};

/** Somebody passes for good (auction.raise). */
export const checkPass = (state: State, { seat }: ActionOf<'pass'>): Judgment => ({
  found: notYourBid(state, seat),
  by: raiseBy,
});

/** What keeps a tile away from the ship at a quay, from 0. */
const shipRefusals = (state: State, at: number, tile: number): Refusal[] => {
  const quay = at + 1;
  const found: Refusal[] = [];
  if (state.phase === 'settle' && sailsAtOnce(state, tile)) {
    found.push({ clause: 'sailing.one-by-one', reason: 'departure-in-progress' });
  }
  if (state.ships[at] === NO_SHIP || state.leaving?.quay === at) {
    found.push({ clause: 'tile.at-ship', reason: 'no-ship', quay });
    return found;
  }
  const lying = state.tiles[at]!;
  if (lying !== NONE) found.push({ clause: 'tile.one-per-ship', reason: 'has-tile', quay, tile: tileIds[lying]! });
  if (isNew(state, at)) found.push({ clause: 'ships.assign-goods', reason: 'ship-without-tile', quay });
  if (isLocked(state, at)) found.push({ clause: 'sailing.when-full', reason: 'locked', quay });
  return found;
};

const tileBy = ['turn.tile', 'tile.any-time'] as const;

/** An event tile of one's own is laid before a ship (tile.*): one in a turn, one at a ship. */
export const checkPlayTile = (state: State, { seat, tile, quay }: ActionOf<'playTile'>): Judgment => {
  const place = tileIds.indexOf(tile);
  const found: Refusal[] = [...notYourTurn(state, seat, 'tile.any-time')];
  if (!state.owned[seat]?.includes(place)) found.push({ clause: 'tile.owned', reason: 'not-owned', tile });
  found.push(...shipRefusals(state, quay - 1, place));
  if (seat === state.active && state.tilePlayed) {
    found.push({ clause: 'tile.once-per-turn', reason: 'already-played' });
  }
  return { found, by: tileBy };
};

const contactBy = ['turn.contact'] as const;

/** A contact of the hand is played, the only one of the turn (turn.contact). */
export const checkPlayContact = (state: State, { seat, contact }: ActionOf<'playContact'>): Judgment => {
  const found: Refusal[] = [...notYourTurn(state, seat, 'round.order')];
  if (seat === state.active && state.contact !== NONE) {
    found.push({ clause: 'turn.contact', reason: 'already-played' });
  }
  if (!inHand(state, seat, boxOf(state.edition).contactAt[contact] ?? NONE)) {
    found.push({ clause: 'contact.discard', reason: 'not-in-hand', contact });
  }
  return { found, by: contactBy };
};

const orderBy = ['round.order'] as const;

/** The turn is passed on, once a contact has been played (turn.contact). */
export const checkEndTurn = (state: State): Judgment => ({
  found: state.contact === NONE ? [{ clause: 'turn.contact', reason: 'contact-not-played' }] : none,
  by: orderBy,
});

const departBy: readonly Clause[] = ['sailing.one-by-one'];

/** Of several full ships one departs next (sailing.one-by-one). */
export const checkDepart = (state: State, { quay }: ActionOf<'depart'>): Judgment => ({
  found: isFull(state, quay - 1) ? none : [{ clause: 'sailing.when-full', reason: 'not-full', quay }],
  by: departBy,
});
