import { lazily } from '@portolan/core';
import { type Action, type ActionOf, type Quay, quayNumbers, type TileId, tileIds } from '../types.ts';

/**
 * Actions of few fields are made once and shared: lists are made at every step of a random game.
 * They are frozen, so nobody can change them for others. Quays are given from 0.
 */

/** The most seats of a game. */
export const SEATS = 4;

const made = <Item extends object>(item: Item): Item => Object.freeze(item);

/** The number of a quay as people say it. */
export const quayOf = (quay: number): Quay => quayNumbers[quay]!;

const bySeat = <Kind extends Action>(make: (seat: number) => Kind): readonly Kind[] =>
  Array.from({ length: SEATS }, (_, seat) => made(make(seat)));

/** Actions of a seat that say nothing else. */
export const openings = bySeat((seat) => ({ kind: 'openAuction', seat }));
export const passes = bySeat((seat) => ({ kind: 'pass', seat }));
export const skips = bySeat((seat) => ({ kind: 'skip', seat }));
export const payments = bySeat((seat) => ({ kind: 'payCommission', seat }));
export const turnEnds = bySeat((seat) => ({ kind: 'endTurn', seat }));

const bids = lazily((at) => made<ActionOf<'bid'>>({ kind: 'bid', seat: at % SEATS, amount: Math.floor(at / SEATS) }));

/** A seat bids an amount. */
export const bid = (seat: number, amount: number): ActionOf<'bid'> => bids(amount * SEATS + seat);

const slates = lazily((at) => made<ActionOf<'leaveSlate'>>({ kind: 'leaveSlate', seat: at >> 2, to: at & 3 }));

/** A seat leaves the slate with another. */
export const leaveSlate = (seat: number, to: number): ActionOf<'leaveSlate'> => slates((seat << 2) | to);

const departures = lazily((at) => made<ActionOf<'depart'>>({ kind: 'depart', seat: at >> 2, quay: quayOf(at & 3) }));

/** A seat makes the ship at a quay depart next. */
export const depart = (seat: number, quay: number): ActionOf<'depart'> => departures((seat << 2) | quay);

const options = lazily((at) => made<ActionOf<'choose'>>({ kind: 'choose', seat: at >> 2, option: at & 3 }));

/** A seat picks an alternative of a card, from 0. */
export const choose = (seat: number, option: number): ActionOf<'choose'> => options((seat << 2) | option);

const plays = lazily((at) =>
  made<ActionOf<'playTile'>>({
    kind: 'playTile',
    seat: (at >> 2) & 3,
    tile: tileIds[at >> 4] as TileId,
    quay: quayOf(at & 3),
  }),
);

/** A seat lays an event tile before the ship at a quay. */
export const playTile = (seat: number, tile: number, quay: number): ActionOf<'playTile'> =>
  plays((tile << 4) | (seat << 2) | quay);

const replacements = lazily((at) =>
  made<ActionOf<'replace'>>({ kind: 'replace', seat: at >> 4, quay: quayOf((at >> 2) & 3), porter: at & 3 }),
);

/** A seat replaces a porter of another at a quay. */
export const replace = (seat: number, quay: number, porter: number): ActionOf<'replace'> =>
  replacements((seat << 4) | (quay << 2) | porter);

const swaps = lazily((at) =>
  made<ActionOf<'swap'>>({
    kind: 'swap',
    seat: at >> 8,
    a: { quay: quayOf((at >> 6) & 3), porter: (at >> 4) & 3 },
    b: { quay: quayOf((at >> 2) & 3), porter: at & 3 },
  }),
);

/** A seat exchanges a porter at quay `a`, owned by `x`, for one at quay `b`, owned by `y`. */
export const swap = (seat: number, a: number, x: number, b: number, y: number): ActionOf<'swap'> =>
  swaps((seat << 8) | (a << 6) | (x << 4) | (b << 2) | y);

const goodsSwaps = lazily((at) =>
  made<ActionOf<'swapGoods'>>({ kind: 'swapGoods', seat: at >> 4, a: quayOf((at >> 2) & 3), b: quayOf(at & 3) }),
);

/** A seat exchanges the goods of two ships. */
export const swapGoods = (seat: number, a: number, b: number): ActionOf<'swapGoods'> =>
  goodsSwaps((seat << 4) | (a << 2) | b);
