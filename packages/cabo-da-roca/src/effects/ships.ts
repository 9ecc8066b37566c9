import { putIn, takeOut } from '@portolan/core';
import { boxOf } from '../box.ts';
import { actionsFor, stepCost } from '../check/step.ts';
import type { Clause } from '../clauses.ts';
import { FIRST_PORT, KIND, kindOf, portText } from '../faces.ts';
import { FISHING, kindOfShip, ownerOf, PIRATE, shipId, slotOf, TRADE } from '../ids.ts';
import { kindOn, portOn, sailorOn, setShip, shipOn, tileOn, watersOn } from '../pieces/chart.ts';
import { directionOf, directionText, distance, neighbor, squareText } from '../pieces/squares.ts';
import { routeLength, zoneOf } from '../pieces/trade.ts';
import { leftOf, NONE, type Ship, type State } from '../state.ts';
import { governorOf, saleIn, sharkCost, shipOf, sinksOn } from '../table.ts';
import type { ActionOf, NotSoldReason, SinkCause } from '../types.ts';
import { creditStep } from './bonus.ts';
import { payDebts } from './debts.ts';
import { sinkShip } from './sale.ts';
import type { Tell } from './tell.ts';

/** Bonus moves are spent, the oldest first (lighthouse.bonus-free). */
const spendBonus = (slot: number, ship: Ship, count: number, tell: Tell): void => {
  if (count === 0) return;
  const old = Math.min(ship.kept, count);
  ship.kept -= old;
  ship.fresh -= count - old;
  tell?.({ kind: 'bonusUsed', clause: 'lighthouse.bonus-free', ship: shipId(slot), count });
};

/** A move is paid from the actions left; what cannot be paid is owed to the next turn (ruling.shark-short). */
const spendActions = (state: State, cost: number, bonus: number): void => {
  const taken = actionsFor(state, cost, leftOf(state), bonus);
  state.used += taken;
  state.owed[state.active]! += cost - bonus - taken;
};

const tellShark = (state: State, slot: number, from: number, to: number, tell: Tell): void => {
  if (!tell || sharkCost(state, kindOfShip(slot), from, to) === 0) return;
  const ship = shipId(slot);
  if (kindOn(state.chart, from) === KIND.shark) {
    tell({ kind: 'sharkDelay', clause: 'hazard.shark-twice', ship, actions: 1 });
  }
  if (kindOn(state.chart, to) === KIND.shark) tell({ kind: 'sharkDelay', clause: 'hazard.shark', ship, actions: 1 });
};

/** Tolls that are due for leaving the waters of held lighthouses (lighthouse.toll); pirates pay none. */
const oweTolls = (state: State, slot: number, from: number, to: number): void => {
  const lost = watersOn(state.chart, from) & ~watersOn(state.chart, to);
  if (lost === 0 || kindOfShip(slot) === PIRATE) return;
  const payer = ownerOf(slot);
  for (const [light, at] of state.chart.lights.entries()) {
    const keeper = sailorOn(state.chart, at);
    if (((lost >> light) & 1) === 0 || keeper === NONE || keeper === payer) continue;
    state.debts.push({ from: payer, to: keeper, amount: state.edition.dues.toll, lighthouse: at });
  }
};

/** Takes a ship from its square to the next. A ship in passing is not entered on the chart; the one passed over stays. */
const shift = (state: State, slot: number, ship: Ship, to: number): void => {
  const { chart } = state;
  if (shipOn(chart, ship.at) === slot) setShip(chart, ship.at, NONE);
  ship.at = to;
  const occupied = shipOn(chart, to) !== NONE;
  state.crossing = occupied ? slot : NONE;
  if (!occupied) setShip(chart, to, slot);
};

/** How a ship is called when it sinks on rock or shoals. */
const sinkClause: Readonly<Record<number, Clause>> = {
  [FISHING]: 'fishing.sinks',
  [TRADE]: 'trader.sinks',
  [PIRATE]: 'pirate.sinks',
};

const wreckShip = (state: State, slot: number, tile: number, tell: Tell): void => {
  const cause: SinkCause = tile === KIND.storm ? 'storm' : tile === KIND.rock ? 'rock' : 'shoals';
  const clause = tile === KIND.storm ? 'hazard.storm' : sinkClause[kindOfShip(slot)]!;
  sinkShip(state, slot, cause, clause, tell);
};

/** The cargo is sold: its price from the bank, the fee to an opponent whose port it is (trade.pay, trade.fee). */
const sellCargo = (state: State, slot: number, ship: Ship, port: number, card: number, tell: Tell): void => {
  const box = boxOf(state.edition);
  const { edition, chart } = state;
  const seller = ownerOf(slot);
  const length = routeLength(chart.ports[ship.from]!, chart.ports[port]!, state.rulings['route-length']);
  const zone = zoneOf(length, edition.zones);
  const price = box.prices[card]![zone - 1]!;
  takeOut(state.pile, card);
  putIn(state.discard, card);
  ship.cargo = NONE;
  ship.from = NONE;
  state.coins[seller]! += price;
  state.delivered |= 1 << port;
  state.progress = true;
  const sold = { ship: shipId(slot), card: box.cards[card]!, port: portText(port), length, zone, price };
  tell?.({ kind: 'cargoSold', clause: 'trade.pay', ...sold });
  const governor = governorOf(state, port);
  if (governor === NONE || governor === seller) return;
  const amount = Math.min(edition.dues.portFee, price);
  state.coins[seller]! -= amount;
  state.coins[governor]! += amount;
  tell?.({ kind: 'feePaid', clause: 'trade.fee', from: seller, to: governor, amount });
};

const notSoldClause: Readonly<Record<NotSoldReason, Clause>> = {
  struck: 'trade.listed',
  'port-of-departure': 'trade.length',
  'own-sailor': 'sailors.no-own-trade',
  'origin-not-drawn': 'trade.length',
};

/** A ship is in port: it lies along the quay, and if the port is a destination, it sells (mooring.quay, trade.on-arrival). */
const enterPort = (state: State, slot: number, port: number, named: number | undefined, tell: Tell): void => {
  const ship = shipOf(state, slot);
  ship.heading = NONE;
  ship.arrived = true;
  const at = { ship: shipId(slot), port: portText(port) };
  tell?.({ kind: 'portEntered', clause: 'mooring.quay', ...at });
  const card = named ?? ship.cargo;
  const sale = saleIn(state, slot, port, card);
  if (sale === 'sold') sellCargo(state, slot, ship, port, card, tell);
  else if (sale !== 'no-cargo' && sale !== 'unknown') {
    tell?.({ kind: 'notSold', clause: notSoldClause[sale], ...at, reason: sale });
  }
};

/** The new square acts (hazards, ports), and a crossing goes on. `named` is the card of an unknown cargo. */
export const arrive = (state: State, slot: number, named: number | undefined, tell: Tell): void => {
  state.stepping = NONE;
  state.phase = 'act';
  const ship = state.ships[slot];
  if (!ship) return;
  const face = tileOn(state.chart, ship.at) >> 2;
  if (sinksOn(state, kindOfShip(slot), kindOf[face]!)) {
    wreckShip(state, slot, kindOf[face]!, tell);
    return;
  }
  if (face >= FIRST_PORT) enterPort(state, slot, face - FIRST_PORT, named, tell);
  creditStep(state, slot, tell);
  if (state.crossing === slot) state.phase = 'crossing';
};

/** Whether a ship has left the squares around the port that it came out of (ruling.departure-shield). */
const forgetPort = (state: State, ship: Ship): void => {
  if (ship.leftPort === NONE) return;
  const port = state.chart.ports[ship.leftPort]!;
  if (port === NONE || distance(port, ship.at) > 1) ship.leftPort = NONE;
};

/** A ship makes a step that is paid: dues first, then the new square. */
const step = (
  state: State,
  slot: number,
  dir: number,
  bonus: number,
  named: number | undefined,
  tell: Tell,
  announce: (occupied: boolean) => void,
): void => {
  const ship = shipOf(state, slot);
  const from = ship.at;
  const to = neighbor(from, dir);
  const cost = stepCost(state, slot, from, dir);
  shift(state, slot, ship, to);
  ship.advanced++;
  ship.passed |= watersOn(state.chart, to);
  forgetPort(state, ship);
  announce(state.crossing === slot);
  spendBonus(slot, ship, bonus, tell);
  spendActions(state, cost, bonus);
  tellShark(state, slot, from, to, tell);
  oweTolls(state, slot, from, to);
  state.stepping = slot;
  if (payDebts(state, true, tell)) arrive(state, slot, named, tell);
};

/** A ship sails one square ahead (ships.advance). */
export const applyAdvance = (state: State, { ship: id, bonus = 0, card }: ActionOf<'advance'>, tell: Tell): void => {
  const slot = slotOf(id)!;
  const ship = shipOf(state, slot);
  const named = card === undefined ? undefined : boxOf(state.edition).cardAt[card];
  state.stage = 'free';
  state.acted = true;
  step(state, slot, ship.heading, bonus, named, tell, (occupied) => {
    const clause = occupied ? 'crossing.parallel' : 'ships.advance';
    tell?.({ kind: 'shipAdvanced', clause, ship: id, to: squareText(ship.at) });
  });
};

/** A ship leaves its port in the direction of its new heading (mooring.five-ways). */
export const applyDepart = (state: State, { ship: id, dir, bonus = 0 }: ActionOf<'depart'>, tell: Tell): void => {
  const slot = slotOf(id)!;
  const ship = shipOf(state, slot);
  const port = portOn(state.chart, ship.at);
  ship.heading = directionOf(dir);
  ship.justLeft = true;
  ship.leftPort = port;
  state.departing = NONE;
  if (state.stage === 'buy') state.stage = 'depart';
  state.acted = true;
  step(state, slot, ship.heading, bonus, undefined, tell, () => {
    const left = { ship: id, port: portText(port), to: squareText(ship.at), heading: dir };
    tell?.({ kind: 'shipDeparted', clause: 'mooring.five-ways', ...left });
  });
};

/** A ship turns by 45° (ships.rotate). */
export const applyRotate = (state: State, { ship: id, to, bonus = 0 }: ActionOf<'rotate'>, tell: Tell): void => {
  const slot = slotOf(id)!;
  const ship = shipOf(state, slot);
  ship.heading = (ship.heading + (to === 'right' ? 1 : 7)) & 7;
  ship.rotated++;
  state.stage = 'free';
  state.acted = true;
  tell?.({ kind: 'shipRotated', clause: 'ships.rotate', ship: id, heading: directionText(ship.heading) });
  spendBonus(slot, ship, bonus, tell);
  state.used += 1 - bonus;
};

/** A ship that was moved against the rules sinks; the turn in which it was moved is not idle (ships.illegal-move, end.stall). */
export const applyDenounce = (state: State, { attempt }: ActionOf<'denounce'>, tell: Tell): void => {
  state.acted = true;
  sinkShip(state, slotOf(attempt.ship)!, 'illegal-move', 'ships.illegal-move', tell);
  if (state.departing === NONE && state.crossing === NONE) state.phase = 'act';
};
