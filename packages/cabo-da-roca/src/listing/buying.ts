import { boxOf } from '../box.ts';
import { buyingClosed, priceAt, sailorPlaceForbidden, shipPlaceForbidden, unaffordable } from '../check/buying.ts';
import { FLEET, kindOfShip, PIRATE, SAILOR } from '../ids.ts';
import { portOn } from '../pieces/chart.ts';
import { distance, neighbor } from '../pieces/squares.ts';
import { leftOf, NONE, type State } from '../state.ts';
import { stockOf } from '../stock.ts';
import { governorOf } from '../table.ts';
import type { Action } from '../types.ts';
import { sailorPurchases, shipPurchases } from './shared.ts';

/** Squares in reading order; most lists hold one or none. */
const inOrder = (squares: number[]): number[] => (squares.length < 2 ? squares : squares.sort((a, b) => a - b));

/** Squares of ports that somebody owns, in reading order. */
const governed = (state: State): number[] => {
  const squares: number[] = [];
  for (let port = 0; port < 10; port++) {
    if (governorOf(state, port) !== NONE) squares.push(state.chart.ports[port]!);
  }
  return inOrder(squares);
};

/** Squares around own ports, in reading order: where a pirate may be launched under a reading. */
const besidePorts = (state: State, seat: number): number[] => {
  const squares = new Set<number>();
  for (const [port, at] of state.chart.ports.entries()) {
    if (at === NONE || governorOf(state, port) !== seat) continue;
    for (let dir = 0; dir < 8; dir++) squares.add(neighbor(at, dir));
  }
  return inOrder([...squares]);
};

const addShips = (state: State, seat: number, kind: number, squares: readonly number[], actions: Action[]): void => {
  for (const at of squares) {
    if (unaffordable(state, seat, kind, priceAt(state, seat, kind, at), 0, null)) continue;
    if (!shipPlaceForbidden(state, seat, kind, at, null)) actions.push(shipPurchases(at, seat * 3 + kind));
  }
};

/** Squares that may take a new sailor: the home port, ports with an own ship, lighthouses and islands beside own ships. */
const posts = (state: State, seat: number): number[] => {
  const { chart } = state;
  const squares: number[] = [];
  const home = state.home[seat]!;
  if (home !== NONE && chart.ports[home] !== NONE) squares.push(chart.ports[home]!);
  for (let slot = seat * FLEET; slot < (seat + 1) * FLEET; slot++) {
    const ship = state.ships[slot];
    if (!ship) continue;
    if (ship.heading === NONE && portOn(chart, ship.at) !== NONE) squares.push(ship.at);
    if (kindOfShip(slot) === PIRATE) continue;
    for (const at of chart.lights) if (distance(at, ship.at) === 1) squares.push(at);
    for (const at of chart.islands) if (distance(at, ship.at) === 1) squares.push(at);
  }
  return inOrder(squares);
};

const addSailors = (state: State, seat: number, actions: Action[]): void => {
  if (unaffordable(state, seat, SAILOR, boxOf(state.edition).buy[SAILOR]!, 0, null)) return;
  let last = NONE;
  for (const at of posts(state, seat)) {
    if (at !== last && !sailorPlaceForbidden(state, seat, at, null)) actions.push(sailorPurchases(at, seat));
    last = at;
  }
};

/** Purchases without sales, ships by kind and square, then sailors. */
export const listPurchases = (state: State, seat: number, actions: Action[]): void => {
  const { buy } = boxOf(state.edition);
  const coins = state.coins[seat]!;
  if (leftOf(state) === 0 || coins < Math.min(...buy) || buyingClosed(state, null)) return;
  let squares: number[] | undefined;
  for (let kind = 0; kind < 3; kind++) {
    if (coins < buy[kind]! || stockOf(state, seat, kind) === 0) continue;
    if (kind === PIRATE && state.rulings['pirate-launch'] === 'beside-port') {
      addShips(state, seat, kind, besidePorts(state, seat), actions);
      continue;
    }
    squares ??= governed(state);
    addShips(state, seat, kind, squares, actions);
  }
  addSailors(state, seat, actions);
};
