import type { Seat } from '@portolan/core';
import { type Action, type ActionOf, boxOf, type State } from '@portolan/rotterdam';
import { shipOf, shipsAfloat } from '@portolan/rotterdam/pieces';
import { bestOf } from '../promises.ts';
import { type Calls, callsOn, type Places } from './policy-calls.ts';
import { carries, type Outlook, outlookOf, promiseOf } from './policy-worth.ts';

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

/** The weights by which a caller looks at the river, as others see him: his own ships, and a tenth against the rest. */
const weightsOf = (seats: number, caller: Seat): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === caller ? 1 : -0.1));

/** Where ships lie when the callers still to come have called what brings their own on. */
const comingCalls = (river: Calls, places: Places, { callers, colors }: Coming): Places => {
  let now = places;
  for (const { caller, weights } of callers) {
    let best = now;
    let most = Number.NEGATIVE_INFINITY;
    for (let color = 0; color < colors; color++) {
      const next = river.after(now, color, caller);
      const worth = river.worth(next, weights);
      if (worth > most) [best, most] = [next, worth];
    }
    now = best;
  }
  return now;
};

interface Caller {
  readonly caller: Seat;
  readonly weights: readonly number[];
}

interface Coming {
  readonly callers: readonly Caller[];
  readonly colors: number;
}

/** The callers of a round after a seat. */
const callersAfter = ({ seats, master }: State, seat: Seat): Caller[] =>
  Array.from({ length: (master - seat - 1 + seats) % seats }, (_, i) => {
    const caller = (seat + 1 + i) % seats;
    return { caller, weights: weightsOf(seats, caller) };
  });

/** What a color promises its caller: the river when all others have called too, own ships on anchors, own ships moved. */
export const colorPromises = (state: State, seat: Seat): ((call: ActionOf<'callColor'>) => number) => {
  const { colors } = boxOf(state.edition);
  const outlook = outlookOf(state, seat);
  const river = callsOn(state, outlook);
  const own = shipsAfloat(state, seat);
  const moves = MOVED * Math.max(1, state.round - PATIENCE);
  const coming = { callers: callersAfter(state, seat), colors: colors.ids.length };
  return ({ color }) => {
    const next = river.after(state.at, colors.at[color]!, seat);
    const moved = own.filter((ship) => next[ship] !== state.at[ship]).length;
    const later = comingCalls(river, next, coming);
    return river.worth(later, outlook.weights) + ANCHORED * river.anchored(later, seat) + moves * moved;
  };
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
