import { tilesLeft } from '../counts.ts';
import { lowestBid } from '../pieces/auction.ts';
import type { Refusal, SaidRefusal } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import { type ActionOf, tileIds } from '../types.ts';
import { type Judgment, none } from './judgment.ts';
import { notYourTurn } from './turn.ts';

const auctionBy = ['turn.auction', 'auction.condition'] as const;

/** A tile is put up for auction (turn.auction): one in a turn, everybody above 0. */
export const checkOpenAuction = (state: State, { seat }: ActionOf<'openAuction'>): Judgment => {
  const found: Refusal[] = [...notYourTurn(state, seat, 'turn.auction')];
  if (seat === state.active && state.auctions > 0 && state.rulings['auctions-per-turn'] === 'one') {
    found.push({ clause: 'turn.auction', reason: 'already-auctioned', facts: {} });
  }
  if (tilesLeft(state) === 0) found.push({ clause: 'auction.reveal', reason: 'no-tile-left', facts: {} });
  const players = state.premiums.flatMap((counter, owner) => (counter < 1 ? [owner] : []));
  if (players.length > 0)
    found.push({ clause: 'auction.condition', reason: 'player-without-premiums', facts: { players } });
  return { found, by: auctionBy };
};

const notYourBid = (state: State, seat: number): Refusal[] => {
  const { next } = state.auction!;
  return seat === next ? [] : [{ clause: 'auction.raise', reason: 'not-your-bid', facts: { seat, next } }];
};

/** Why somebody at the table cannot say anything: the auction is over, or he has passed; nobody is named who speaks in turn. */
export const cannotSpeak = ({ auction, owned }: State, seat: number | undefined): readonly SaidRefusal[] => {
  if (!auction) {
    const clause = owned.some((tiles) => tiles.length > 0) ? 'auction.pay' : 'ruling.unsold-tile';
    return [{ clause, reason: 'auction-over', facts: {} }];
  }
  if (seat === undefined || !auction.passed.includes(seat)) return [];
  return [{ clause: 'auction.passed', reason: 'has-passed', facts: { seat } }];
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
        ? { clause: 'auction.bid', reason: 'below-one', facts: { bid: amount } }
        : { clause: 'auction.raise', reason: 'not-higher', facts: { bid: amount, high } },
    );
  }
  if (amount > premiums) {
    found.push({ clause: 'ruling.bid-within-counter', reason: 'cannot-pay', facts: { bid: amount, premiums } });
  }
  return { found, by: bidder === NONE ? firstBidBy : raiseBy };
};

/** Somebody passes for good (auction.raise). */
export const checkPass = (state: State, { seat }: ActionOf<'pass'>): Judgment => ({
  found: notYourBid(state, seat),
  by: raiseBy,
});

const tileBy = ['auction.reveal'] as const;

/** The top event tile is turned up (auction.reveal). */
export const checkRevealTile = (state: State, { tile }: ActionOf<'revealTile'>): Judgment => {
  const left = state.tilePile[tileIds.indexOf(tile)] ?? 0;
  return {
    found: left > 0 ? none : [{ clause: 'setup.tile-pile', reason: 'not-in-pile', facts: { tile } }],
    by: tileBy,
  };
};
