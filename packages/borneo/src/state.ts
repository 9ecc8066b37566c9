import { bagOf, type Seat, unseen } from '@portolan/core';
import { boxOf, DECK, harborsFor, missionsFor } from './box.ts';
import type { Edition } from './edition.ts';
import { UNKNOWN } from './faces.ts';
import type { MadePick } from './pieces/distribution.ts';
import type { Pick } from './pieces/picks.ts';
import type { Readings } from './readings.ts';
import type { Phase } from './types.ts';

/** Nobody: no seat, an empty space in a column, no Harbor card, no Mission. */
export const NONE = -1;

/** The pirate ship lies in the cove. */
export const COVE = -1;

/** There is no pirate ship: the Blackbeard variant is not played. */
export const NO_SHIP = -2;

/** Cards in a starting hand (setup.hands). */
export const STARTING_HAND = 3;

/** Cards a hand may hold after drawing (draw.hand-limit). */
export const HAND_LIMIT = 6;

/** A fight under way. Ranks count from 1; cards are faces in the order played. */
export interface Fight {
  readonly company: number;
  readonly attacker: number;
  readonly defender: number;
  readonly defenderSeat: Seat;
  readonly attack: readonly number[];
  /** `null` until the defender has answered. */
  defense: readonly number[] | null;
}

/** Spices being shared out. */
export interface Distribution {
  /** What triggered it. */
  readonly kind: 'monopoly' | 'shared';
  /** The port, from 1. */
  readonly port: number;
  /** The Harbor card that lay there; `NONE` where the table knows no more than the picks to come. */
  readonly harbor: number;
  /** The tower as it lay when its last card had been played; empty without a Harbor card. */
  readonly played: readonly number[];
  /** The picks made so far. */
  readonly made: MadePick[];
  /** The picks still to come, as the readings of the state have them. */
  readonly picks: Pick[];
}

/**
 * A moment of the game in small integers. Companies are 0 to 3; Shipment cards are faces (`UNKNOWN` face down), Harbor
 * cards and Missions places in the edition's tables. Lists of cards are bags (ascending), towers run from the Harbor card down.
 */
export interface State {
  readonly edition: Edition;
  readonly rulings: Readings;
  readonly seats: number;
  readonly fourMerchants: boolean;
  readonly blackbeard: boolean;
  phase: Phase;
  first: Seat;
  /** `NONE` before the first turn; in `final` and `over` the last active player. */
  active: Seat;
  /** What the active player has done in this turn: a Mission or `NONE`; a company action or ''; a port or 0. */
  turnMission: number;
  turnCompany: '' | 'transfer' | 'attack';
  turnPort: number;
  /** The seat being dealt to in `deal`, else 0. */
  dealTo: Seat;
  /** Owners from rank 1 down, by company; `NONE` is a gap. */
  readonly columns: number[][];
  /** Merchants not yet placed, by seat. */
  readonly supply: number[];
  readonly hands: number[][];
  /** Warehouses, by seat. */
  readonly shipments: number[][];
  readonly harbors: number[][];
  readonly won: number[][];
  /** The Harbor card of ports 1 to 3, or `NONE`. */
  readonly ports: number[];
  readonly towers: number[][];
  pile: number[];
  discard: number[];
  harborPile: number[];
  harborsOut: number[];
  missions: number[];
  fight: Fight | null;
  distribution: Distribution | null;
  /** The port that waits for a Harbor card, or 0. */
  refill: number;
  /** Cards the active player has still to draw. */
  draws: number;
  /** `NO_SHIP`, `COVE` or a seat. */
  ship: number;
  /** Seats that have still to speak in the final round. */
  final: Seat[];
  result: { readonly scores: readonly number[]; readonly winners: readonly Seat[] } | null;
}

/** Merchants of each player (setup.merchants, three.merchants). */
export const merchantsEach = (fourMerchants: boolean): number => (fourMerchants ? 4 : 3);

/** What a new game is made of, already read. */
export interface Settings {
  readonly edition: Edition;
  readonly rulings: Readings;
  readonly seats: number;
  readonly fourMerchants: boolean;
  readonly blackbeard: boolean;
}

/** An empty list for every seat, company or port. */
const lists = (count: number): number[][] => Array.from({ length: count }, () => []);

/** A new game (setup.*): all cards in their piles, nothing dealt, nobody placed. */
export const newGame = ({ edition, rulings, seats, fourMerchants, blackbeard }: Settings): State => {
  const box = boxOf(edition);
  return {
    edition,
    rulings,
    seats,
    fourMerchants,
    blackbeard,
    phase: 'deal',
    first: 0,
    active: NONE,
    turnMission: NONE,
    turnCompany: '',
    turnPort: 0,
    dealTo: 0,
    columns: lists(4),
    supply: Array<number>(seats).fill(merchantsEach(fourMerchants)),
    hands: lists(seats),
    shipments: lists(seats),
    harbors: lists(seats),
    won: lists(seats),
    ports: [NONE, NONE, NONE],
    towers: lists(3),
    pile: box.free ? Array<number>(DECK).fill(UNKNOWN) : box.deck.slice(),
    discard: [],
    harborPile: harborsFor(box, seats),
    harborsOut: [],
    missions: missionsFor(box, seats),
    fight: null,
    distribution: null,
    refill: 0,
    draws: 0,
    ship: blackbeard ? COVE : NO_SHIP,
    final: [],
    result: null,
  };
};

const copyAll = (all: readonly number[][]): number[][] => all.map((list) => list.slice());

/** An independent copy. Edition and rulings, which never change, are shared. */
export const clone = (state: State): State => ({
  ...state,
  columns: copyAll(state.columns),
  supply: state.supply.slice(),
  hands: copyAll(state.hands),
  shipments: copyAll(state.shipments),
  harbors: copyAll(state.harbors),
  won: copyAll(state.won),
  ports: state.ports.slice(),
  towers: copyAll(state.towers),
  pile: state.pile.slice(),
  discard: state.discard.slice(),
  harborPile: state.harborPile.slice(),
  harborsOut: state.harborsOut.slice(),
  missions: state.missions.slice(),
  fight: state.fight && { ...state.fight },
  distribution: state.distribution && {
    ...state.distribution,
    made: state.distribution.made.slice(),
    picks: state.distribution.picks.slice(),
  },
  final: state.final.slice(),
});

/** What a seat (`null`: a spectator) may see: other hands and the pile are turned face down, card for card. */
export const view = (state: State, seat: Seat | null): State => {
  const seen = clone(state);
  seen.pile.fill(UNKNOWN);
  for (const [owner, hand] of seen.hands.entries()) if (owner !== seat) hand.fill(UNKNOWN);
  return seen;
};

/** Every place where Shipment cards lie. */
export const shipmentZones = (state: State): (readonly number[])[] => [
  ...state.hands,
  ...state.shipments,
  ...state.towers,
  state.pile,
  state.discard,
  ...(state.fight ? [state.fight.attack, state.fight.defense ?? []] : []),
];

/** Every place where Harbor cards lie; empty ports do not count. */
export const harborZones = (state: State): (readonly number[])[] => [
  state.ports.filter((harbor) => harbor !== NONE),
  ...state.harbors,
  state.harborPile,
  state.harborsOut,
];

/** The faces nobody has seen: the deck less every known card. Not to be asked in a free box, where any face may be hidden. */
export const unseenFaces = (state: State): number[] => unseen(boxOf(state.edition).deck, shipmentZones(state));

/** A bag of the cards of several lists. */
export const together = (...cards: readonly (readonly number[])[]): number[] => bagOf(cards.flat());
