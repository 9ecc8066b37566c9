import { below, type Rng, type Seat } from '@portolan/core';
import { type Action, type ActionOf, boxOf, type State } from '@portolan/rotterdam';
import { shipOf, shipsAfloat } from '@portolan/rotterdam/pieces';
import { bestOf } from '../promises.ts';
import { anchoredIn, type Calls, call, callsOn, movedOf, takeBack, worthOf } from './policy-calls.ts';
import { carries, type Outlook, outlookOf, promiseOf } from './policy-worth.ts';
import { NONE } from './table.ts';

type Sail = ActionOf<'sail'>;

/** A ship that is held gains nothing. */
const HELD = -10;

/** What a move promises: how much better its way is than another, or than to stay; a ship is held only where it must be. */
export const movePromises = (state: State, moves: readonly Action[], seat: Seat): ((move: Action) => number) => {
  const { positions } = boxOf(state.edition);
  const outlook = outlookOf(state, seat);
  const sails = moves.filter((move): move is Sail => move.kind === 'sail');
  const promises = sails.map((sail) => {
    const ship = shipOf(state, sail.ship);
    return { sail, ship, promise: promiseOf(state, outlook, ship, positions.at[sail.to]!) };
  });
  return (move) => {
    const own = promises.find(({ sail }) => sail === move);
    if (!own) return HELD;
    const others = promises.filter(({ ship, sail }) => ship === own.ship && sail !== move);
    const stay = promiseOf(state, outlook, own.ship, state.at[own.ship]!);
    return own.promise - (others.length > 0 ? Math.max(...others.map((other) => other.promise)) : stay);
  };
};

/**
 * What it is worth to lie on an anchor when all have called, and to move at all: ships that wait for each other would wait
 * for ever. After rounds that few games reach it is worth more with each: of two who help the other if they call, one does.
 */
const ANCHORED = 1;
const MOVED = 0.03;
const PATIENCE = 30;

/** A caller, and the weights by which he looks at the river, as others see him: his own ships, and a tenth against the rest. */
interface Caller {
  readonly caller: Seat;
  readonly weights: readonly number[];
}

/** By number of seats, every seat as a caller. */
const callersOf: (readonly Caller[])[] = [];
const callersIn = (seats: number): readonly Caller[] => {
  callersOf[seats] ??= Array.from({ length: seats }, (_, caller) => ({
    caller,
    weights: Array.from({ length: seats }, (_, seat) => (seat === caller ? 1 : -0.1)),
  }));
  return callersOf[seats];
};

/** Calls the color that brings the ships of a caller on, the first of equal ones; says how many ships it moves. */
const callBest = (river: Calls, colors: number, { caller, weights }: Caller): number => {
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  // A color before which no ship lies leaves the river as it is: that is reckoned once.
  let still: number | undefined;
  for (let color = 0; color < colors; color++) {
    const moves = call(river, color, caller);
    const worth = moves === 0 && still !== undefined ? still : worthOf(river, weights);
    if (moves === 0) still = worth;
    else takeBack(river, moves);
    if (worth > most) {
      best = color;
      most = worth;
    }
  }
  return best === NONE ? 0 : call(river, best, caller);
};

/** What the river of a caller is worth after each color: one before which no ship lies leaves it as it is, and is reckoned once. */
const afterEach = (river: Calls, caller: Seat, worth: () => number): ((color: number) => number) => {
  let still: number | undefined;
  return (color) => {
    const made = call(river, color, caller);
    if (made === 0) {
      still ??= worth();
      return still;
    }
    const found = worth();
    takeBack(river, made);
    return found;
  };
};

/** What a color promises its caller: the river when all others have called too, ships on anchors, own ships moved. */
export const colorPromises = (state: State, seat: Seat): ((call: ActionOf<'callColor'>) => number) => {
  const { colors } = boxOf(state.edition);
  const outlook = outlookOf(state, seat);
  const river = callsOn(state, outlook);
  const callers = callersIn(state.seats);
  const moves = MOVED * Math.max(1, state.round - PATIENCE);
  /** The river when the callers still to come have called what brings their own ships on. */
  const later = (): number => {
    let made = 0;
    for (let caller = (seat + 1) % state.seats; caller !== state.master; caller = (caller + 1) % state.seats)
      made += callBest(river, colors.ids.length, callers[caller]!);
    const worth = worthOf(river, outlook.weights) + ANCHORED * anchoredIn(river, outlook.weights);
    takeBack(river, made);
    return worth;
  };
  const after = afterEach(river, seat, () => later() + moves * movedOf(river, seat));
  return ({ color }) => after(colors.at[color]!);
};

/** What a ship on an anchor right after a call is worth to its caller, and one of his that moved. */
const ANCHORED_NOW = 0.5;
const MOVED_NOW = 0.12;

/** How surely a caller calls what brings him most: of two colors a point apart the better one is e³ times as likely. */
const KEEN = 3;

/** About e to the power of -x: by products alone, which are the same on every machine. */
const shrunk = (x: number): number => {
  let share = Math.max(0, 1 - x / 64);
  for (let i = 0; i < 6; i++) share *= share;
  return share;
};

/** As fine as the lot is drawn. */
const FINE = 2 ** 24;

/**
 * A color called by lot, the likelier the more the river is worth to its caller right after, with weights near those fitted
 * to 6,475 calls of five policies (docs/strength.md).
 */
export const likelyColor = (
  state: State,
  calls: readonly ActionOf<'callColor'>[],
  seat: Seat,
  random: Rng,
): ActionOf<'callColor'> => {
  const { colors } = boxOf(state.edition);
  const outlook = outlookOf(state, seat);
  const { weights } = outlook;
  const river = callsOn(state, outlook);
  const now = (): number =>
    worthOf(river, weights) + ANCHORED_NOW * anchoredIn(river, weights) + MOVED_NOW * movedOf(river, seat);
  const after = afterEach(river, seat, now);
  const worths = calls.map(({ color }) => after(colors.at[color]!));
  const most = Math.max(...worths);
  const shares = worths.map((worth) => shrunk(KEEN * (most - worth)));
  // The same lot is the same color where the river differs little: what is compared differs by what was chosen.
  let left = (below(random, FINE) / FINE) * shares.reduce((sum, share) => sum + share, 0);
  for (let i = 0; i < calls.length; i++) {
    left -= shares[i]!;
    if (left < 0) return calls[i]!;
  }
  return calls.at(-1)!;
};

/** What a launch promises, and the chance that it comes to something. */
interface Start {
  readonly action: Action;
  readonly chance: number;
  readonly promise: number;
}

const startOf = (state: State, outlook: Outlook, seat: Seat, action: Action): Start => {
  const { positions, materials } = boxOf(state.edition);
  const { start, cargo } = action as ActionOf<'launch'>;
  if (cargo === null) return { action, chance: 0, promise: 0 };
  const material = materials.at[cargo]!;
  const chance = outlook.chances[material]![positions.at[start]!]!;
  const gain = outlook.gains[seat]![material]!;
  return { action, chance, promise: chance * (carries(state, seat, material) ? gain / 2 : gain) };
};

/** What a launch promises, of phase 1 or by a card. */
export const launchPromises = (state: State, seat: Seat): ((launch: Action) => number) => {
  const outlook = outlookOf(state, seat);
  return (launch) => startOf(state, outlook, seat, launch).promise;
};

/** The worst chance with which one of the last ships is launched, and how many ships are the last. */
const FAIR = 0.3;
const FEW = 2;

/** The best of some launches (of phase 1, or by a card), unless one of the last ships is better kept back. */
export const chooseLaunch = (state: State, launches: readonly Action[], seat: Seat): Action | undefined => {
  if (launches.length === 0) return undefined;
  const outlook = outlookOf(state, seat);
  const starts = launches.map((launch) => startOf(state, outlook, seat, launch));
  const best = bestOf(starts, ({ promise }) => promise);
  const reserve = state.at.length / state.seats - shipsAfloat(state, seat).length;
  return best.chance < FAIR && reserve <= FEW ? undefined : best.action;
};
