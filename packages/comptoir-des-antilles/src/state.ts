import type { Seat } from '@portolan/core';
import { boxOf, QUAYS } from './box.ts';
import type { Edition, Effect } from './edition.ts';
import type { Readings } from './readings.ts';
import type { Cause, Phase } from './types.ts';

/** Nobody, nothing: no seat, no goods, no tile, no contact. */
export const NONE = -1;

/** No ship at a quay or on the pile. */
export const NO_SHIP = 0;

/** Face down: a ship on the pile or a goods tile in a hand that is not known. */
export const UNKNOWN = -1;

/** The departure that is being settled: its ship has sailed, its commission is due. Quays count from 0. */
export interface Leaving {
  readonly quay: number;
  readonly cause: Cause;
  readonly due: number;
}

/** An auction under way. */
export interface Auction {
  readonly tile: number;
  /** Who bids highest, `NONE` before the first bid. */
  seat: Seat;
  amount: number;
  /** Who has passed, in the order of the seats. */
  readonly passed: Seat[];
  /** Who is to speak. */
  next: Seat;
}

/**
 * A moment of the game in small integers. Quays are 0 to 3; goods, contacts and event tiles are places in the tables of the
 * box; a ship is its value. A goods tile in a hand is `2 * goods`, and 1 more if everybody knows it.
 */
export interface State {
  readonly edition: Edition;
  readonly rulings: Readings;
  readonly seats: number;
  phase: Phase;
  /** By quay: the ship or `NO_SHIP`; its goods, its event tile and who laid it, or `NONE`. */
  readonly ships: number[];
  readonly goods: number[];
  readonly tiles: number[];
  readonly layers: number[];
  /** Porters aboard: `aboard[quay * seats + seat]`. */
  readonly aboard: number[];
  /** The top of the ship pile: a value, `UNKNOWN`, or `NO_SHIP` if the pile is empty. */
  next: number;
  /** Ships below it (with it, if it is not known), by value. */
  readonly shipPile: number[];
  /** Goods nobody has seen, by kind: those of the shuffled pile and those face down in hands. */
  readonly unseen: number[];
  /** Known goods tiles under the pile, top first. */
  readonly tail: number[];
  /** Goods tiles out of the game. */
  readonly goodsOut: number[];
  /** Event tiles in their pile, by kind. */
  readonly tilePile: number[];
  readonly premiums: number[];
  /** Goods tiles, a bag by seat. */
  readonly hands: number[][];
  /** Event tiles owned, a bag by seat. */
  readonly owned: number[][];
  /** Contacts discarded, a bag by seat. */
  readonly discards: number[][];
  slate: Seat;
  first: Seat;
  /** The slate was left with somebody in this round. */
  left: boolean;
  active: Seat;
  /** The contact played in this turn or `NONE`, whether it has been discarded, and its effects still to come. */
  contact: number;
  resolved: boolean;
  effects: readonly Effect[];
  tilePlayed: boolean;
  auctions: number;
  /** The slate was left in this turn. */
  slateLeft: boolean;
  /** Departures since the quays were last filled. */
  departures: number;
  leaving: Leaving | null;
  auction: Auction | null;
  outcome: { readonly clause: 'end.last-ship' | 'end.hundred'; readonly winners: readonly Seat[] } | null;
}

/** What a new game is made of, already read. */
export interface Settings {
  readonly edition: Edition;
  readonly rulings: Readings;
  readonly seats: number;
  /** Who receives the slate (setup.slate). */
  readonly youngest: Seat;
}

const lists = (count: number): number[][] => Array.from({ length: count }, () => []);
const all = (count: number, value: number): number[] => Array<number>(count).fill(value);

/** A new game (setup.*): everything in its pile, nothing at the quays. */
export const newGame = ({ edition, rulings, seats, youngest }: Settings): State => {
  const box = boxOf(edition);
  return {
    edition,
    rulings,
    seats,
    phase: 'setupShips',
    ships: all(QUAYS, NO_SHIP),
    goods: all(QUAYS, NONE),
    tiles: all(QUAYS, NONE),
    layers: all(QUAYS, NONE),
    aboard: all(QUAYS * seats, 0),
    next: UNKNOWN,
    shipPile: box.ships.slice(),
    unseen: box.goods.map(({ count }) => count),
    tail: [],
    goodsOut: [],
    tilePile: box.tiles.slice(),
    premiums: all(seats, 0),
    hands: lists(seats),
    owned: lists(seats),
    discards: lists(seats),
    slate: youngest,
    first: youngest,
    left: false,
    active: youngest,
    contact: NONE,
    resolved: false,
    effects: [],
    tilePlayed: false,
    auctions: 0,
    slateLeft: false,
    departures: 0,
    leaving: null,
    auction: null,
    outcome: null,
  };
};

const copyAll = (all: readonly number[][]): number[][] => all.map((list) => list.slice());

/** An independent copy. Edition, rulings and effects, which never change, are shared. */
export const clone = (state: State): State => ({
  ...state,
  ships: state.ships.slice(),
  goods: state.goods.slice(),
  tiles: state.tiles.slice(),
  layers: state.layers.slice(),
  aboard: state.aboard.slice(),
  shipPile: state.shipPile.slice(),
  unseen: state.unseen.slice(),
  tail: state.tail.slice(),
  goodsOut: state.goodsOut.slice(),
  tilePile: state.tilePile.slice(),
  premiums: state.premiums.slice(),
  hands: copyAll(state.hands),
  owned: copyAll(state.owned),
  discards: copyAll(state.discards),
  auction: state.auction && { ...state.auction, passed: state.auction.passed.slice() },
});

/** Whether everybody knows a goods tile of a hand. */
export const isMarked = (tile: number): boolean => tile !== UNKNOWN && (tile & 1) === 1;

/** What a seat (`null`: a spectator) may see: other hands are turned face down, but for what everybody knows. */
export const view = (state: State, seat: Seat | null): State => {
  const seen = clone(state);
  for (const [owner, hand] of seen.hands.entries()) {
    if (owner === seat) continue;
    for (const [i, tile] of hand.entries()) {
      if (tile === UNKNOWN || isMarked(tile)) continue;
      hand[i] = UNKNOWN;
      seen.unseen[tile >> 1]!++;
    }
    hand.sort((a, b) => a - b);
  }
  return seen;
};
