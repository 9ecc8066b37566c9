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
import { type Aim, bestCourse, type Goals } from './navigation.ts';

const priceOf = (state: State, from: number, port: number, card: number): number => {
  const box = boxOf(state.edition);
  const { ports } = state.chart;
  const prices = box.prices[card === HIDDEN ? 0 : card]!;
  if (ports[from] === NONE) return 0;
  return prices[
    zoneOf(routeLength(ports[from]!, ports[port]!, state.rulings['route-length']), state.edition.zones) - 1
  ]!;
};

const noGoals = (): Goals => ({ cells: [], worths: [] });

const add = ({ cells, worths }: Goals, cell: number, worth: number): void => {
  cells.push(cell);
  worths.push(worth);
};

/** Ports that buy the cargo, with what they pay; of an unknown cargo, any other port. */
const sales = (state: State, slot: number): Goals => {
  const { cargo, from } = state.ships[slot]!;
  const { chart } = state;
  const { ports } = chart;
  const goals = noGoals();
  for (let port = 0; port < ports.length; port++) {
    const at = ports[port]!;
    if (at === NONE || port === from) continue;
    const sale = saleIn(state, slot, port);
    if (sale !== 'sold' && sale !== 'unknown') continue;
    const governor = sailorOn(chart, at);
    const fee = governor === NONE || governor === ownerOf(slot) ? 0 : state.edition.dues.portFee;
    add(goals, cellOf(chart, at), priceOf(state, from, port, cargo) - fee);
  }
  return goals;
};

const treasureWorth = (state: State, type: number): number => {
  const value = boxOf(state.edition).values[state.shown[type]!];
  return value || 100;
};

/** Wrecks that nobody holds, and fish to lie on. */
const addFinds = (state: State, goals: Goals): void => {
  const { chart } = state;
  for (const at of chart.wrecks) {
    const cell = cellOf(chart, at);
    if (chart.ships[cell] === NONE) add(goals, cell, treasureWorth(state, 1));
  }
  for (let cell = 0; cell < chart.tiles.length; cell++) {
    const tile = chart.tiles[cell]!;
    const fish = tile < 0 ? 0 : fishOn[kindOf[tile >> 2]!]!;
    if (fish > 0) add(goals, cell, fish * state.edition.awards.fishUnderShip);
  }
};

/** Squares beside free islands, where a sailor can be put. */
const addLandings = (state: State, goals: Goals): void => {
  const { chart } = state;
  const worth = treasureWorth(state, 0) - 30;
  for (const at of chart.islands) {
    if (sailorOn(chart, at) !== NONE) continue;
    for (let dir = 0; dir < 8; dir++) add(goals, cellOf(chart, neighbor(at, dir)), worth);
  }
};

/** A pirate makes for squares beside loaded ships at sea. */
const addVictims = ({ chart, ships }: State, slot: number, goals: Goals): void => {
  for (let other = 0; other < ships.length; other++) {
    const ship = ships[other];
    if (!ship || ship.heading === NONE || ownerOf(other) === ownerOf(slot)) continue;
    const worth = ship.cargo === NONE ? 30 : 70;
    for (let dir = 0; dir < 8; dir += 2) add(goals, cellOf(chart, neighbor(ship.at, dir)), worth);
  }
};

/** What a ship can make for at the end. */
const addEndings = (state: State, slot: number, goals: Goals): void => {
  addFinds(state, goals);
  if (kindOfShip(slot) !== PIRATE && state.coins[ownerOf(slot)]! >= 20) addLandings(state, goals);
};

/** What a ship can make for; `endings` looks up what all ships of a player can make for at the end, but for pirates. */
const goalsOf = (state: State, slot: number, endings: () => Goals): Goals => {
  if (kindOfShip(slot) !== PIRATE) return state.ships[slot]!.cargo === NONE ? endings() : sales(state, slot);
  const goals = noGoals();
  addVictims(state, slot, goals);
  if (state.final) addEndings(state, slot, goals);
  return goals;
};

/** What it is worth to move on. */
const ONWARD = 0.1;

/** A goal without one: the nearest other port, so that a ship in the way of others moves on. */
const onward = (state: State, slot: number): Aim | undefined => {
  const { chart } = state;
  const { from } = state.ships[slot]!;
  const goals = noGoals();
  for (let port = 0; port < chart.ports.length; port++) {
    const at = chart.ports[port]!;
    if (at !== NONE && port !== from) add(goals, cellOf(chart, at), 1);
  }
  const course = bestCourse(state, slot, goals);
  return course && { ...course, gain: ONWARD };
};

/** What a ship makes for by rules of thumb; undefined if it may as well stay. */
const aimOf = (state: State, slot: number, endings: () => Goals, least: number): Aim | undefined => {
  const aim = bestCourse(state, slot, goalsOf(state, slot, endings), least);
  if (aim || least >= ONWARD || kindOfShip(slot) === PIRATE || state.ships[slot]!.cargo === NONE) return aim;
  return onward(state, slot);
};

/** The aims of a moment, of those that gain more than so much; that never falls while a moment is looked at, and each ship looks once. */
export const aimsIn = (state: State): ((slot: number, least: number) => Aim | undefined) => {
  const known: (Aim | null | undefined)[] = [];
  let found: Goals | undefined;
  return (slot, least) => {
    const endings = (): Goals => {
      if (found === undefined) {
        found = noGoals();
        addEndings(state, slot, found);
      }
      return found;
    };
    if (known[slot] === undefined) known[slot] = aimOf(state, slot, endings, least) ?? null;
    return known[slot] ?? undefined;
  };
};
