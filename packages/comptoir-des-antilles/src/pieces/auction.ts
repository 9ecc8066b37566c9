/** An auction as far as the order of speaking goes. */
export interface Bidding {
  readonly seats: number;
  /** The active player, who speaks first. */
  readonly opener: number;
  /** Each seat speaks once (ruling.auction-form). */
  readonly oneRound: boolean;
  /** Who has passed. */
  readonly passed: readonly number[];
  /** Who bids highest, -1 before the first bid. */
  readonly high: number;
}

/** Who speaks after a seat has spoken (auction.raise); -1 if the auction is over. */
export const nextBidder = ({ seats, opener, oneRound, passed, high }: Bidding, spoke: number): number => {
  for (let i = 1; i <= seats; i++) {
    const seat = (spoke + i) % seats;
    if (oneRound && seat === opener) return -1;
    if (seat === high) return -1;
    if (!passed.includes(seat)) return seat;
  }
  return -1;
};

/** The lowest bid that raises a high bid, or opens (auction.bid, auction.raise). */
export const lowestBid = (high: number): number => high + 1;
