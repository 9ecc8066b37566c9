import type { Seat } from '@portolan/core';
import { type Action, type ActionOf, boxOf, rotterdam, type State } from '@portolan/rotterdam';
import { shipOf, shipsAfloat } from '@portolan/rotterdam/pieces';
import { carries, chanceTable, type Outlook, outlookOf, promiseOf, riverWorth } from './policy-worth.ts';
import { after, riverOf } from './river.ts';

/** The item that promises most, the first of equals. */
export const bestOf = <Item>(items: readonly Item[], promise: (item: Item) => number): Item => {
  let best = items[0]!;
  let most = promise(best);
  for (let i = 1; i < items.length; i++) {
    const one = promise(items[i]!);
    if (one > most) [best, most] = [items[i]!, one];
  }
  return best;
};

type Sail = ActionOf<'sail'>;

/** The better way for the ship whose alternative, another way or staying, is the worst. */
export const chooseMove = (state: State, moves: readonly Action[], outlook: Outlook): Action => {
  if (moves.length === 1) return moves[0]!;
  const { positions } = boxOf(state.edition);
  const sails = moves.filter((move): move is Sail => move.kind === 'sail');
  if (sails.length === 0) return moves[0]!;
  const promises = sails.map((sail) => {
    const ship = shipOf(state, sail.ship);
    return { sail, ship, promise: promiseOf(state, outlook, ship, positions.at[sail.to]!) };
  });
  const urgency = ({ sail, ship, promise }: (typeof promises)[number]): number => {
    const others = promises.filter((other) => other.ship === ship && other.sail !== sail);
    const stay = promiseOf(state, outlook, ship, state.at[ship]!);
    return promise - (others.length > 0 ? Math.max(...others.map((other) => other.promise)) : stay);
  };
  return bestOf(promises, urgency).sail;
};

/** The river after a call, all ships moved as the caller would expect it. */
const afterCall = (river: State, call: Action, outlook: Outlook): State => {
  let next = after(river, call);
  while (next.call) next = after(next, chooseMove(next, rotterdam.actions(next, next.call.mover), outlook));
  return next;
};

/** What it is worth to come to an anchor, and to move at all: ships that wait for each other would wait for ever. */
const ANCHORED = 0.05;
const MOVED = 0.03;

/** The color that changes the river most in favor of the caller; of equal ones that which moves more own ships. */
export const chooseColor = (state: State, calls: readonly Action[], seat: Seat): Action => {
  const { isAnchor } = boxOf(state.edition);
  const outlook = outlookOf(state, seat);
  const river = riverOf(state);
  const own = shipsAfloat(state, seat);
  return bestOf(calls, (call) => {
    const next = afterCall(river, call, outlook);
    const moved = own.filter((ship) => next.at[ship] !== river.at[ship]);
    const anchored = moved.filter((ship) => isAnchor[next.at[ship]!]);
    return riverWorth(next, outlook) + ANCHORED * anchored.length + MOVED * moved.length;
  });
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
  const chance = chanceTable(state.edition)[material]![positions.at[start]!]!;
  const gain = outlook.gains[seat]![material]!;
  return { action, chance, promise: chance * (carries(state, seat, material) ? gain / 2 : gain) };
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
