import { boxOf } from '../box.ts';
import { canFireAt } from '../check/combat.ts';
import { paymentForbidden } from '../check/payment.ts';
import { staysPut, walkForbidden } from '../check/sailors.ts';
import { spendable } from '../check/sales.ts';
import { departureBarred, sailingForbidden } from '../check/ships.ts';
import { loadBarred } from '../check/trade.ts';
import { hasWayOut, mustLeave } from '../check/turn.ts';
import { FLEET, kindOfShip, ownerOf, PIRATE, shipId } from '../ids.ts';
import { portOn, sailorOn, shipOn } from '../pieces/chart.ts';
import { neighbor, squareText } from '../pieces/squares.ts';
import { HIDDEN, leftOf, NONE, type Ship, type State } from '../state.ts';
import { hiddenCards } from '../stock.ts';
import { saleIn, usableBonus } from '../table.ts';
import type { Action } from '../types.ts';
import { advances, attacks, departures, endTurns, loads, rotations, walks } from './shared.ts';

/** Whether a ship can move at all: an action or a bonus move is left. */
const canMove = (state: State, ship: Ship): boolean => leftOf(state) + usableBonus(state, ship) > 0;

/** Departures of a moored ship, by direction, without and with a bonus move. */
export const addDepartures = (state: State, slot: number, actions: Action[]): void => {
  const ship = state.ships[slot]!;
  if (!canMove(state, ship) || departureBarred(state, slot, null)) return;
  for (let dir = 0; dir < 8; dir++) {
    for (let bonus = 0; bonus <= Math.min(1, usableBonus(state, ship)); bonus++) {
      if (!sailingForbidden(state, slot, dir, bonus, null)) actions.push(departures[dir]![slot * 2 + bonus]!);
    }
  }
};

/** An advance into a port with an unknown cargo: each card it may be that sells there. */
const addNamed = (state: State, slot: number, bonus: number, actions: Action[]): void => {
  const ship = state.ships[slot]!;
  if (ship.cargo !== HIDDEN) return;
  const port = portOn(state.chart, neighbor(ship.at, ship.heading));
  if (port === NONE) return;
  const { cards } = boxOf(state.edition);
  for (const card of hiddenCards(state)) {
    if (saleIn(state, slot, port, card) !== 'sold') continue;
    actions.push({ ...advances[slot * 2 + bonus]!, card: cards[card]! } as Action);
  }
};

/** Advances of a ship at sea, without and with a bonus move. */
export const addAdvances = (state: State, slot: number, actions: Action[]): void => {
  const ship = state.ships[slot]!;
  if (!canMove(state, ship) || (kindOfShip(slot) === PIRATE && ship.rotated > 0)) return;
  for (let bonus = 0; bonus <= Math.min(1, usableBonus(state, ship)); bonus++) {
    if (sailingForbidden(state, slot, ship.heading, bonus, null)) continue;
    actions.push(advances[slot * 2 + bonus]!);
    addNamed(state, slot, bonus, actions);
  }
};

const addRotations = (state: State, slot: number, actions: Action[]): void => {
  const ship = state.ships[slot]!;
  const barred = kindOfShip(slot) === PIRATE && ship.advanced > 0 && state.rulings['pirate-moves'] === 'pure';
  if (barred) return;
  const most = state.rulings['bonus-kind'] === 'advance-only' ? 0 : Math.min(1, usableBonus(state, ship));
  for (let side = 0; side < 2; side++) {
    for (let bonus = 0; bonus <= most; bonus++) {
      if (!paymentForbidden(state, slot, 1, bonus, null)) actions.push(rotations[side]![slot * 2 + bonus]!);
    }
  }
};

/** Cards to draw and departures, of ships in port. */
const addFromPorts = (state: State, seat: number, actions: Action[]): void => {
  for (let slot = seat * FLEET; slot < (seat + 1) * FLEET; slot++) {
    const ship = state.ships[slot];
    if (!ship || ship.heading !== NONE) continue;
    if (!loadBarred(state, slot) && hasWayOut(state, slot)) actions.push(loads[slot]!);
    addDepartures(state, slot, actions);
  }
};

/** Advances and rotations of ships at sea. */
const addSailing = (state: State, seat: number, actions: Action[]): void => {
  for (let slot = seat * FLEET; slot < (seat + 1) * FLEET; slot++) {
    const ship = state.ships[slot];
    if (!ship || ship.heading === NONE || !canMove(state, ship)) continue;
    addAdvances(state, slot, actions);
    addRotations(state, slot, actions);
  }
};

const addWalks = (state: State, seat: number, actions: Action[]): void => {
  if (leftOf(state) === 0) return;
  for (const at of state.sailors[seat]!) {
    if (sailorOn(state.chart, at) !== seat || staysPut(state, at)) continue;
    for (let dir = 0; dir < 8; dir++) {
      if (!walkForbidden(state, at, dir, null)) actions.push(walks(at, seat * 8 + dir));
    }
  }
};

/** Ransoms are listed in tens: all sums of the game are. Others are as legal. */
const RANSOM_STEP = 10;

const addBargains = (state: State, pirate: number, at: number, actions: Action[]): void => {
  const target = shipOn(state.chart, at);
  if (target === NONE) return;
  const most = spendable(state, ownerOf(target), target);
  const seat = ownerOf(pirate);
  for (let sum = RANSOM_STEP; sum <= most; sum += RANSOM_STEP) {
    actions.push({ kind: 'bargain', seat, ship: shipId(pirate), at: squareText(at), sum });
  }
};

/** Shots of a seat's pirate, then in its own turn ransoms. */
export const addShots = (state: State, seat: number, actions: Action[]): void => {
  const pirate = seat * FLEET + FLEET - 1;
  const ship = state.ships[pirate];
  if (!ship || ship.heading === NONE) return;
  const targets: number[] = [];
  for (let dir = 0; dir < 8; dir++) if (canFireAt(state, pirate, dir)) targets.push(neighbor(ship.at, dir));
  targets.sort((a, b) => a - b);
  for (const at of targets) actions.push(attacks(at, seat));
  if (seat === state.active) for (const at of targets) addBargains(state, pirate, at, actions);
};

/** Everything of steps 2 and 3 and the end of the turn. */
export const listMoves = (state: State, seat: number, actions: Action[]): void => {
  let pending = false;
  for (let slot = seat * FLEET; slot < (seat + 1) * FLEET; slot++) pending ||= mustLeave(state, slot);
  addFromPorts(state, seat, actions);
  if (!pending || state.stage === 'free') {
    addSailing(state, seat, actions);
    addWalks(state, seat, actions);
    addShots(state, seat, actions);
  }
  if (!pending) actions.push(endTurns[seat]!);
};
