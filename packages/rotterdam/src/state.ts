import type { Bag, Seat } from '@portolan/core';
import { bagOf, UNKNOWN } from '@portolan/core';
import { boxOf, MISSION_HAND, NONE } from './box.ts';
import type { Edition } from './edition.ts';
import { hiddenOf } from './faces.ts';
import type { Readings } from './readings.ts';
import type { Phase, SeatScore, Step, VariantName } from './types.ts';

/** A color call under way: places of colors and ships. */
export interface Call {
  readonly color: number;
  readonly caller: Seat;
  mover: Seat;
  /** Ships that have still to move, in ascending order. */
  readonly waiting: number[];
  /** Ships that have moved, and those that lost their move, in that order. */
  readonly moved: number[];
  readonly held: number[];
}

/** An offer to trade: products as in a hand, in the order named. */
export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: readonly number[];
  readonly get: readonly number[];
}

/** A draw that nature owes; what a draw has not is `NONE`. */
export interface Owed {
  readonly draw: 'mission' | 'navigation' | 'product' | 'reveal';
  readonly seat: Seat;
  readonly harbor: number;
}

/** How the game ended. */
export interface Result {
  readonly scores: readonly SeatScore[];
  readonly winners: readonly Seat[];
}

/**
 * A moment of the game in small integers: places in the tables of the box. The ships of a seat follow each other.
 * A product in a hand is its place, `hiddenOf(harbor)` if only its back is known, or `UNKNOWN`; other cards are their
 * places or `UNKNOWN`. A bag counts the faces that are seen nowhere, those behind face-down cards in hands included.
 */
export interface State {
  readonly edition: Edition;
  readonly rulings: Readings;
  readonly variants: Readonly<Record<VariantName, boolean>>;
  readonly seats: number;
  round: number;
  master: Seat;
  phase: Phase;
  /** Whose turn it is, or `NONE`. */
  seat: Seat;
  step: Step | null;
  /** Colors called in this round. */
  readonly called: number[];
  call: Call | null;
  readonly due: number[];
  /** Who wants no more trade, in ascending order. */
  readonly passed: Seat[];
  offer: Offer | null;
  readonly pending: Owed[];
  /** By ship: its position or `NONE` in reserve, its cargo or `NONE`. */
  readonly at: number[];
  readonly cargo: number[];
  /** Units in stock, by material. */
  readonly stock: number[];
  /** Product piles by harbor: known cards on top, the size of the unordered part, known cards below. */
  readonly tops: number[][];
  readonly sizes: number[];
  readonly bottoms: number[][];
  /** Products seen nowhere, by product. */
  readonly productBag: number[];
  /** Navigation cards seen nowhere, by kind; the size of the pile; the used cards by kind. */
  readonly navBag: number[];
  navSize: number;
  readonly used: number[];
  /** Missions seen nowhere: 1 or 0 each; the size of the pile. */
  readonly missionBag: number[];
  missionSize: number;
  readonly products: Bag[];
  readonly navigation: Bag[];
  readonly missions: Bag[];
  readonly shown: Bag[];
  readonly laid: Bag[];
  result: Result | null;
}

/** What a new game is made of, already read. */
export interface Settings {
  readonly edition: Edition;
  readonly rulings: Readings;
  readonly variants: State['variants'];
  readonly seats: number;
  /** The youngest player (`setup.first-master`). */
  readonly master: Seat;
}

const lists = (count: number): number[][] => Array.from({ length: count }, () => []);
const all = (count: number, value: number): number[] => Array<number>(count).fill(value);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Three Missions for everybody, one by one from the Harbor Master (`setup.mission-hand`), then an open card on every Product pile (`variant.open-products`). */
export const firstDraws = ({ edition, variants, seats, master }: Settings): Owed[] => {
  const missions = Array.from({ length: MISSION_HAND * seats }, (_, i): Owed => {
    return { draw: 'mission', seat: (master + i) % seats, harbor: NONE };
  });
  const reveals = edition.harbors.map((_, harbor): Owed => ({ draw: 'reveal', seat: NONE, harbor }));
  return variants.openProducts ? [...missions, ...reveals] : missions;
};

/** A new game (setup.*): ships in reserve, units in stock, cards in their piles. */
export const newGame = (settings: Settings): State => {
  const { edition, rulings, variants, seats, master } = settings;
  const box = boxOf(edition);
  const ships = seats * edition.shipsPerPlayer[seats as 2 | 3 | 4];
  return {
    edition,
    rulings,
    variants,
    seats,
    round: 1,
    master,
    phase: 'setup',
    seat: NONE,
    step: null,
    called: [],
    call: null,
    due: all(seats, 0),
    passed: [],
    offer: null,
    pending: firstDraws(settings),
    at: all(ships, NONE),
    cargo: all(ships, NONE),
    stock: box.units.slice(),
    tops: lists(edition.harbors.length),
    sizes: box.productsOf.map((products) => sum(products.map((product) => box.copies[product]!))),
    bottoms: lists(edition.harbors.length),
    productBag: box.copies.slice(),
    navBag: box.navigation.slice(),
    navSize: sum(box.navigation),
    used: box.navigation.map(() => 0),
    missionBag: all(edition.missions.length, 1),
    missionSize: edition.missions.length,
    products: lists(seats),
    navigation: lists(seats),
    missions: lists(seats),
    shown: lists(seats),
    laid: lists(seats),
    result: null,
  };
};

const copyAll = (bags: readonly number[][]): number[][] => {
  const copies: number[][] = [];
  for (let i = 0; i < bags.length; i++) copies.push(bags[i]!.slice());
  return copies;
};

const copyCall = (call: Call | null): Call | null =>
  call && { ...call, waiting: call.waiting.slice(), moved: call.moved.slice(), held: call.held.slice() };

/** An independent copy. Edition, rulings, variants, offers and results, which never change, are shared. */
export const clone = (state: State): State => ({
  ...state,
  called: state.called.slice(),
  call: copyCall(state.call),
  due: state.due.slice(),
  passed: state.passed.slice(),
  pending: state.pending.slice(),
  at: state.at.slice(),
  cargo: state.cargo.slice(),
  stock: state.stock.slice(),
  tops: copyAll(state.tops),
  sizes: state.sizes.slice(),
  bottoms: copyAll(state.bottoms),
  productBag: state.productBag.slice(),
  navBag: state.navBag.slice(),
  used: state.used.slice(),
  missionBag: state.missionBag.slice(),
  products: copyAll(state.products),
  navigation: copyAll(state.navigation),
  missions: copyAll(state.missions),
  shown: copyAll(state.shown),
  laid: copyAll(state.laid),
});

/** Turns a hand face down; the faces hidden by it are seen nowhere. */
const hide = (hand: Bag, bag: number[], face: (card: number) => number): Bag =>
  bagOf(
    hand.map((card) => {
      if (card < 0) return card;
      bag[card]!++;
      return face(card);
    }),
  );

const faceDown = (): number => UNKNOWN;

/** What a seat (`null`: a spectator) may see: hands of others are turned face down, and what two others trade shows only its backs. */
export const view = (state: State, seat: Seat | null): State => {
  const { makerOf } = boxOf(state.edition);
  const seen = clone(state);
  const back = (product: number): number => (product < 0 ? product : hiddenOf(makerOf[product]!));
  for (let owner = 0; owner < state.seats; owner++) {
    if (owner === seat) continue;
    seen.products[owner] = hide(seen.products[owner]!, seen.productBag, back);
    seen.navigation[owner] = hide(seen.navigation[owner]!, seen.navBag, faceDown);
    seen.missions[owner] = hide(seen.missions[owner]!, seen.missionBag, faceDown);
  }
  const { offer } = state;
  if (offer && offer.from !== seat && offer.to !== seat) {
    seen.offer = { ...offer, give: offer.give.map(back), get: offer.get.map(back) };
  }
  return seen;
};
