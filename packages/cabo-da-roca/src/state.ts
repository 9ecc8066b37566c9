import type { Bag } from '@portolan/core';
import { boxOf } from './box.ts';
import type { Edition } from './edition.ts';
import { KIND } from './faces.ts';
import { FLEET } from './ids.ts';
import { type Chart, cloneChart, emptyChart, lay } from './pieces/chart.ts';
import { squareAt } from './pieces/squares.ts';
import type { Readings } from './readings.ts';
import type { Ending, Phase, Stage } from './types.ts';

/** Nothing: no port, no card, no ship, no tile, moored. */
export const NONE = -1;

/** A cargo whose card nobody has named. */
export const HIDDEN = -2;

/** A ship in play. Squares, headings, cards and ports are numbers; marks are those of the current turn. */
export interface Ship {
  at: number;
  /** 0 (north) to 7, or `NONE`: moored. */
  heading: number;
  /** A trade card, `HIDDEN` or `NONE`. */
  cargo: number;
  /** The port that the cargo comes from. */
  from: number;
  /** Bonus moves of the previous turn, and of this one. */
  kept: number;
  fresh: number;
  /** Lighthouses that have given a bonus, and those in whose waters a step has ended, as bits. */
  credited: number;
  passed: number;
  advanced: number;
  rotated: number;
  arrived: boolean;
  bought: boolean;
  stay: boolean;
  /** Pirates paid to let it pass, as bits. */
  spared: number;
  /** Departed in its owner's latest turn. */
  justLeft: boolean;
  /** The port it left, until it is first outside the squares around it. */
  leftPort: number;
}

/** A toll that is due. */
export interface Debt {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly lighthouse: number;
}

/** A piece to be sold: a ship, or a sailor by its square. */
export type Sale = { readonly ship: number } | { readonly sailor: number };

/** What waits for an answer. */
export type Offer =
  | {
      readonly kind: 'guest';
      readonly from: number;
      readonly to: number;
      readonly piece: number;
      readonly at: number;
      readonly sell: readonly Sale[];
    }
  | {
      readonly kind: 'ransom';
      readonly from: number;
      readonly to: number;
      readonly ship: number;
      readonly at: number;
      readonly sum: number;
    };

/** A moment of the game in small integers: seats, ships and ports by number, cards and tile faces by number of the box. */
export interface State {
  readonly edition: Edition;
  readonly rulings: Readings;
  readonly seats: number;
  readonly chart: Chart;
  /** Tiles left by face; the face in hand; kinds found to have no place this turn, as bits. */
  readonly stack: number[];
  tile: number;
  returned: number;
  /** Bags of cards: to be turned, turned and done with, treasure cards out of the game; the two cards that set a value. */
  pile: Bag;
  discard: Bag;
  readonly aside: Bag;
  readonly shown: number[];
  /** By seat. */
  readonly coins: number[];
  readonly home: number[];
  readonly homeLaid: boolean[];
  readonly out: boolean[];
  /** Ships sunk for good, three kinds a seat. */
  readonly gone: number[];
  readonly owed: number[];
  /** By number; `null` is not in play. */
  readonly ships: (Ship | null)[];
  /** Squares of each seat's sailors, ascending; squares of those that have walked this turn. */
  readonly sailors: number[][];
  readonly walked: number[];
  round: number;
  active: number;
  phase: Phase;
  stage: Stage;
  allowance: number;
  used: number;
  final: boolean;
  idle: number;
  quiet: number;
  most: number;
  acted: boolean;
  progress: boolean;
  /** Ports where the active player has sold this turn, as bits. */
  delivered: number;
  /** Ships by number, or `NONE`. */
  drawing: number;
  departing: number;
  crossing: number;
  stepping: number;
  readonly debts: Debt[];
  offer: Offer | null;
  ending: Ending | null;
  winners: readonly number[];
  totals: readonly number[] | null;
}

/** What a new game is made of, already read. */
export interface Settings {
  readonly edition: Edition;
  readonly rulings: Readings;
  readonly seats: number;
}

/** A table with an empty map, with room for tiles on these squares. */
export const emptyTable = ({ edition, rulings, seats }: Settings, squares: readonly number[] = []): State => ({
  edition,
  rulings,
  seats,
  chart: emptyChart(squares),
  stack: boxOf(edition).counts.slice(),
  tile: NONE,
  returned: 0,
  pile: boxOf(edition).cards.map((_, card) => card),
  discard: [],
  aside: [],
  shown: [NONE, NONE],
  coins: Array<number>(seats).fill(edition.start.coins),
  home: Array<number>(seats).fill(NONE),
  homeLaid: Array<boolean>(seats).fill(false),
  out: Array<boolean>(seats).fill(false),
  gone: Array<number>(seats * 3).fill(0),
  owed: Array<number>(seats).fill(0),
  ships: Array<null>(seats * FLEET).fill(null),
  sailors: Array.from({ length: seats }, () => []),
  walked: [],
  round: 1,
  active: 0,
  phase: 'deal',
  stage: 'buy',
  allowance: edition.turn.actions,
  used: 0,
  final: false,
  idle: 0,
  quiet: 0,
  most: 0,
  acted: false,
  progress: false,
  delivered: 0,
  drawing: NONE,
  departing: NONE,
  crossing: NONE,
  stepping: NONE,
  debts: [],
  offer: null,
  ending: null,
  winners: [],
  totals: null,
});

/** The cross of open sea (setup.cross). */
const cross: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** A new game (setup.*): the cross lies, everything else is to be drawn. */
export const newGame = (settings: Settings): State => {
  const state = emptyTable(settings);
  const { land } = boxOf(settings.edition);
  for (const [x, y] of cross) lay(state.chart, squareAt(x, y), KIND.sea, 0, land[KIND.sea * 4]!);
  state.stack[KIND.sea]! -= cross.length;
  return state;
};

/** An independent copy of a ship. */
const cloneShip = (ship: Ship | null): Ship | null => ship && { ...ship };

/** An independent copy. What never changes is shared. */
export const clone = (state: State): State => ({
  ...state,
  chart: cloneChart(state.chart),
  stack: state.stack.slice(),
  pile: state.pile.slice(),
  discard: state.discard.slice(),
  aside: state.aside.slice(),
  shown: state.shown.slice(),
  coins: state.coins.slice(),
  home: state.home.slice(),
  homeLaid: state.homeLaid.slice(),
  out: state.out.slice(),
  gone: state.gone.slice(),
  owed: state.owed.slice(),
  ships: state.ships.map(cloneShip),
  sailors: state.sailors.map((list) => list.slice()),
  walked: state.walked.slice(),
  debts: state.debts.slice(),
});

/** What a seat may see: everything. Only the order of stack and pile is hidden, and a state has none. */
export const view = (state: State): State => clone(state);

/** Actions that the active player has left. */
export const leftOf = (state: State): number => Math.max(0, state.allowance - state.used);

/** A new ship, moored. */
export const newShip = (at: number): Ship => ({
  at,
  heading: NONE,
  cargo: NONE,
  from: NONE,
  kept: 0,
  fresh: 0,
  credited: 0,
  passed: 0,
  advanced: 0,
  rotated: 0,
  arrived: false,
  bought: false,
  stay: false,
  spared: 0,
  justLeft: false,
  leftPort: NONE,
});
