import type { State } from '@portolan/cabo-da-roca';
import {
  boxOf,
  cellOf,
  fishOn,
  HIDDEN,
  kindOf,
  kindOfShip,
  NONE,
  neighbor,
  ownerOf,
  PIRATE,
  routeLength,
  sailorOn,
  saleIn,
  zoneOf,
} from '@portolan/cabo-da-roca/pieces';
import { type Courses, coursesOf } from './navigation.ts';

export { LEFT, RIGHT } from './navigation.ts';

/** What a ship makes for: how much it promises for each action, and the first move there. */
export interface Aim {
  readonly gain: number;
  readonly first: number;
}

/** The cell of a square to make for, and what it is worth. */
type Goal = readonly [cell: number, worth: number];

const priceOf = (state: State, from: number, port: number, card: number): number => {
  const box = boxOf(state.edition);
  const { ports } = state.chart;
  const prices = box.prices[card === HIDDEN ? 0 : card]!;
  if (ports[from] === NONE) return 0;
  return prices[
    zoneOf(routeLength(ports[from]!, ports[port]!, state.rulings['route-length']), state.edition.zones) - 1
  ]!;
};

/** Ports that buy the cargo, with what they pay; of an unknown cargo, any other port. */
const sales = (state: State, slot: number): Goal[] => {
  const { cargo, from } = state.ships[slot]!;
  const goals: Goal[] = [];
  for (const [port, at] of state.chart.ports.entries()) {
    if (at === NONE || port === from) continue;
    const sale = saleIn(state, slot, port);
    if (sale !== 'sold' && sale !== 'unknown') continue;
    const governor = sailorOn(state.chart, at);
    const fee = governor === NONE || governor === ownerOf(slot) ? 0 : state.edition.dues.portFee;
    goals.push([cellOf(state.chart, at), priceOf(state, from, port, cargo) - fee]);
  }
  return goals;
};

const treasureWorth = (state: State, type: number): number => {
  const value = boxOf(state.edition).values[state.shown[type]!];
  return value || 100;
};

/** Late: wrecks that nobody holds, squares beside free islands, fish to lie on. */
const endings = (state: State, slot: number): Goal[] => {
  const { chart } = state;
  const goals: Goal[] = [];
  for (const at of chart.wrecks) {
    const cell = cellOf(chart, at);
    if (chart.ships[cell] === NONE) goals.push([cell, treasureWorth(state, 1)]);
  }
  if (kindOfShip(slot) !== PIRATE && state.coins[ownerOf(slot)]! >= 20) {
    for (const at of chart.islands) {
      if (sailorOn(chart, at) !== NONE) continue;
      for (let dir = 0; dir < 8; dir++) goals.push([cellOf(chart, neighbor(at, dir)), treasureWorth(state, 0) - 30]);
    }
  }
  for (const [cell, tile] of chart.tiles.entries()) {
    const fish = tile < 0 ? 0 : fishOn[kindOf[tile >> 2]!]!;
    if (fish > 0) goals.push([cell, fish * state.edition.awards.fishUnderShip]);
  }
  return goals;
};

/** A pirate makes for squares beside loaded ships at sea. */
const victims = (state: State, slot: number): Goal[] => {
  const { chart, ships } = state;
  return ships.flatMap((ship, other): Goal[] => {
    if (!ship || ship.heading === NONE || ownerOf(other) === ownerOf(slot)) return [];
    const worth = ship.cargo === NONE ? 30 : 70;
    return [0, 2, 4, 6].map((dir): Goal => [cellOf(chart, neighbor(ship.at, dir)), worth]);
  });
};

const goalsOf = (state: State, slot: number): Goal[] => {
  if (kindOfShip(slot) === PIRATE) return [...victims(state, slot), ...(state.final ? endings(state, slot) : [])];
  if (state.ships[slot]!.cargo !== NONE) return sales(state, slot);
  return endings(state, slot);
};

/** The goal that pays best for each action. */
const bestOf = (goals: readonly Goal[], { actions, first }: Courses, here: number): Aim | undefined => {
  let best: Aim | undefined;
  for (const [cell, worth] of goals) {
    if (cell === NONE) continue;
    const far = actions[cell]!;
    // Who lies on what it wants stays there.
    if (cell === here && worth > 0) return undefined;
    if (far <= 0) continue;
    const gain = worth / (far + 1);
    if (worth > 0 && (!best || gain > best.gain)) best = { gain, first: first[cell]! };
  }
  return best;
};

/** A goal without one: anywhere far, so that a ship in the way of others moves on. */
const onward = (state: State, slot: number, { actions, first }: Courses): Aim | undefined => {
  let most = 0;
  let best: Aim | undefined;
  const from = state.ships[slot]!.from;
  for (const [port, at] of state.chart.ports.entries()) {
    if (at === NONE || port === from) continue;
    const cell = cellOf(state.chart, at);
    const far = actions[cell]!;
    if (far > 0 && 30 - far > most) {
      most = 30 - far;
      best = { gain: 0.1, first: first[cell]! };
    }
  }
  return best;
};

interface Known {
  readonly key: string;
  readonly aim: Aim | undefined;
}

const lately = new WeakMap<State, Map<number, Known>>();

/** What the aim of a ship depends on, roughly: where all ships are, the actions left and what is on the map. */
const keyOf = (state: State): string => {
  let key = `${state.round} ${state.active} ${state.used} ${state.phase} ${state.chart.frontier.length}`;
  for (const ship of state.ships) if (ship) key += ` ${ship.at}.${ship.heading}.${ship.cargo}`;
  return key;
};

const find = (state: State, slot: number): Aim | undefined => {
  const goals = goalsOf(state, slot);
  const courses = coursesOf(state, slot);
  const here = cellOf(state.chart, state.ships[slot]!.at);
  const aim = bestOf(goals, courses, here);
  if (aim || kindOfShip(slot) === PIRATE || state.ships[slot]!.cargo === NONE) return aim;
  return onward(state, slot, courses);
};

/** What a ship makes for by rules of thumb; undefined if it may as well stay. Asked again about the same moment it remembers. */
export const aimOf = (state: State, slot: number): Aim | undefined => {
  const memory = lately.get(state) ?? new Map<number, Known>();
  lately.set(state, memory);
  const key = keyOf(state);
  const known = memory.get(slot);
  if (known?.key === key) return known.aim;
  const aim = find(state, slot);
  memory.set(slot, { key, aim });
  return aim;
};
