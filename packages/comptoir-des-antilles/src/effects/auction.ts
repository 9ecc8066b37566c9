import { putIn } from '@portolan/core';
import { nextBidder } from '../pieces/auction.ts';
import { NONE, type State } from '../state.ts';
import { type ActionOf, tileIds } from '../types.ts';
import type { Tell } from './tell.ts';

/** A tile is put up (turn.auction). */
export const applyOpenAuction = (state: State, { seat }: ActionOf<'openAuction'>, tell: Tell): void => {
  state.auctions++;
  state.phase = 'revealTile';
  tell?.({ kind: 'auctionOpened', clause: 'turn.auction', seat });
};

/** It is turned up (auction.reveal); the active player speaks first (auction.bid). */
export const applyRevealTile = (state: State, { tile }: ActionOf<'revealTile'>, tell: Tell): void => {
  const place = tileIds.indexOf(tile);
  state.tilePile[place]!--;
  state.auction = { tile: place, seat: NONE, amount: 0, passed: [], next: state.active };
  state.phase = 'auction';
  tell?.({ kind: 'tileRevealed', clause: 'auction.reveal', tile });
};

/** The highest bidder pays and has the tile (auction.pay); without a bid it leaves the game (ruling.unsold-tile). */
const close = (state: State, tell: Tell): void => {
  const { tile: place, seat, amount } = state.auction!;
  const tile = tileIds[place]!;
  state.auction = null;
  state.phase = 'act';
  if (seat === NONE) {
    tell?.({ kind: 'tileUnsold', clause: 'ruling.unsold-tile', tile });
    return;
  }
  state.premiums[seat]! -= amount;
  putIn(state.owned[seat]!, place);
  tell?.({ kind: 'tileBought', clause: 'auction.pay', seat, tile, price: amount });
};

/** The next one speaks, or the auction is over (auction.raise, ruling.auction-form). */
const goOn = (state: State, spoke: number, tell: Tell): void => {
  const auction = state.auction!;
  const { passed, seat: high } = auction;
  const oneRound = state.rulings['auction-form'] === 'one-round';
  const next = nextBidder({ seats: state.seats, opener: state.active, oneRound, passed, high }, spoke);
  if (next < 0) close(state, tell);
  else auction.next = next;
};

/** A bid (auction.bid, auction.raise). */
export const applyBid = (state: State, { seat, amount }: ActionOf<'bid'>, tell: Tell): void => {
  const auction = state.auction!;
  const clause = auction.seat === NONE ? 'auction.bid' : 'auction.raise';
  auction.seat = seat;
  auction.amount = amount;
  tell?.({ kind: 'bidMade', clause, seat, amount });
  goOn(state, seat, tell);
};

/** Somebody passes and is out (auction.raise). */
export const applyPass = (state: State, { seat }: ActionOf<'pass'>, tell: Tell): void => {
  putIn(state.auction!.passed, seat);
  tell?.({ kind: 'bidPassed', clause: 'auction.raise', seat });
  goOn(state, seat, tell);
};
