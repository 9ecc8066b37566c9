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
import { type Aim, bestCourse, type Goal } from './navigation.ts';

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
  const { ports } = state.chart;
  const goals: Goal[] = [];
  for (let port = 0; port < ports.length; port++) {
    const at = ports[port]!;
    if (at === NONE || port === from) continue;
    const sale = saleIn(state, slot, port);
    if (sale !== 'sold' && sale !== 'unknown') continue;
    const governor = sailorOn(state.chart, at);
    const fee = governor === NONE || governor === ownerOf(slot) ? 0 : state.edition.dues.portFee;
    goals.push([cellOf(state.chart, at), priceOf(state, from, port, cargo) - fee]);
  }
  return goals;
};

const around = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const treasureWorth = (state: State, type: number): number => {
  const value = boxOf(state.edition).values[state.shown[type]!];
  return value || 100;
};

/** Wrecks that nobody holds, and fish to lie on. */
const finds = (state: State): Goal[] => {
  const { chart } = state;
  const goals: Goal[] = [];
  for (const at of chart.wrecks) {
    const cell = cellOf(chart, at);
    if (chart.ships[cell] === NONE) goals.push([cell, treasureWorth(state, 1)]);
  }
  for (let cell = 0; cell < chart.tiles.length; cell++) {
    const tile = chart.tiles[cell]!;
    const fish = tile < 0 ? 0 : fishOn[kindOf[tile >> 2]!]!;
    if (fish > 0) goals.push([cell, fish * state.edition.awards.fishUnderShip]);
  }
  return goals;
};

/** Squares beside free islands, where a sailor can be put. */
const landings = (state: State): Goal[] => {
  const { chart } = state;
  const worth = treasureWorth(state, 0) - 30;
  return chart.islands.flatMap((at): Goal[] =>
    sailorOn(chart, at) === NONE ? around.map((dir): Goal => [cellOf(chart, neighbor(at, dir)), worth]) : [],
  );
};

/** What a ship can make for at the end, looked up once for all ships of a player. */
const endingsIn = (state: State): ((slot: number) => readonly Goal[]) => {
  let found: readonly Goal[] | undefined;
  let whole: readonly Goal[] | undefined;
  return (slot) => {
    found ??= finds(state);
    if (kindOfShip(slot) === PIRATE || state.coins[ownerOf(slot)]! < 20) return found;
    whole ??= [...found, ...landings(state)];
    return whole;
  };
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

type Endings = (slot: number) => readonly Goal[];

const goalsOf = (state: State, slot: number, endings: Endings): readonly Goal[] => {
  if (kindOfShip(slot) === PIRATE)
    return state.final ? [...victims(state, slot), ...endings(slot)] : victims(state, slot);
  return state.ships[slot]!.cargo === NONE ? endings(slot) : sales(state, slot);
};

/** What it is worth to move on. */
const ONWARD = 0.1;

/** A goal without one: the nearest other port, so that a ship in the way of others moves on. */
const onward = (state: State, slot: number): Aim | undefined => {
  const { from } = state.ships[slot]!;
  const ports = state.chart.ports.flatMap((at, port): Goal[] =>
    at === NONE || port === from ? [] : [[cellOf(state.chart, at), 1]],
  );
  const course = bestCourse(state, slot, ports);
  return course && { ...course, gain: ONWARD };
};

/** What a ship makes for by rules of thumb; undefined if it may as well stay. */
const aimOf = (state: State, slot: number, endings: Endings, least: number): Aim | undefined => {
  const aim = bestCourse(state, slot, goalsOf(state, slot, endings), least);
  if (aim || least >= ONWARD || kindOfShip(slot) === PIRATE || state.ships[slot]!.cargo === NONE) return aim;
  return onward(state, slot);
};

/** The aims of a moment, of those that gain more than so much; that never falls while a moment is looked at, and each ship looks once. */
export const aimsIn = (state: State): ((slot: number, least: number) => Aim | undefined) => {
  const known: (Aim | null | undefined)[] = [];
  const endings = endingsIn(state);
  return (slot, least) => {
    if (known[slot] === undefined) known[slot] = aimOf(state, slot, endings, least) ?? null;
    return known[slot] ?? undefined;
  };
};
