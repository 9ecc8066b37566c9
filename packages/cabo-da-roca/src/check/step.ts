import { boxOf } from '../box.ts';
import { isClosed, isLandSquare, isShore, KIND, kindOf, kindText, needsNoLand, portText } from '../faces.ts';
import { FISHING, kindOfShip, PIRATE, shipId } from '../ids.ts';
import { landAround, portOn, sailorOn, shipOn, tileOn } from '../pieces/chart.ts';
import { landCloses } from '../pieces/corners.ts';
import { directionText, neighbor, parallel, squareText } from '../pieces/squares.ts';
import type { State } from '../state.ts';
import { saleIn, sharkCost, shipOf, sinksOn } from '../table.ts';
import type { Ear } from './judgment.ts';

/** The way from one square to the next: the ship, where it is, which way, and what it can still spend afterwards. */
export interface Step {
  readonly ship: number;
  readonly from: number;
  readonly dir: number;
  /** Actions and bonus moves left when this step is paid. */
  readonly left: number;
  readonly bonus: number;
}

/** Land between the squares, or a square without sea (ships.sea-only). */
const meetsLand = (state: State, { from, dir }: Step, face: number, ear: Ear): boolean => {
  const closed = landCloses(boxOf(state.edition).land[tileOn(state.chart, from)] ?? 0, dir);
  if (closed) {
    if (!ear) return true;
    ear.push({ clause: 'ships.sea-only', reason: 'land-in-the-way', facts: { direction: directionText(dir) } });
  }
  const kind = kindOf[face]!;
  const barred = isClosed[kind] || (isShore[kind] && state.rulings['shore-squares'] === 'barred');
  if (barred) ear?.push({ clause: 'ships.sea-only', reason: 'land-square', facts: { tile: kindText(face) } });
  return closed || barred === true;
};

/** Rock, and shoals for others than fishing ships, where entering them is no move (hazard.rock, hazard.shoals). */
const meetsHazard = (state: State, ship: number, kind: number, ear: Ear): boolean => {
  if (state.rulings['hazard-entry'] !== 'refused') return false;
  if (kind === KIND.rock) {
    ear?.push({ clause: 'hazard.rock', reason: 'rock', facts: {} });
    return true;
  }
  if (kind !== KIND.shoals || kindOfShip(ship) === FISHING) return false;
  ear?.push({ clause: 'hazard.shoals', reason: 'fishing-ships-only', facts: {} });
  return true;
};

/** Whether a fishing ship may be on a square of this kind (fishing.coasting). */
const coasts = (state: State, at: number, kind: number): boolean => {
  if (needsNoLand[kind] || landAround(state.chart, at)) return true;
  return state.rulings['coasting-own-square'] === 'nine' && isLandSquare[kind] === true;
};

/** A port that is closed: to pirates, by a ship in it, or where nothing can be sold. */
const meetsPort = (state: State, ship: number, at: number, ear: Ear): boolean => {
  const port = portOn(state.chart, at);
  const pirate = kindOfShip(ship) === PIRATE;
  const there = shipOn(state.chart, at);
  const forbidden = !pirate && state.rulings['idle-port-call'] === 'forbidden';
  const sale = forbidden ? saleIn(state, ship, port) : 'sold';
  // On a table drawn in part the cargo may come from a port that is not drawn: it would be sold.
  const idle = sale !== 'sold' && sale !== 'unknown' && sale !== 'origin-not-drawn';
  if (ear) {
    if (pirate) ear.push({ clause: 'pirate.no-port', reason: 'pirate-at-port', facts: {} });
    if (there >= 0)
      ear.push({ clause: 'actions.one-ship-per-tile', reason: 'port-occupied', facts: { ship: shipId(there) } });
    if (idle) ear.push({ clause: 'trade.partners', reason: 'nothing-to-sell-here', facts: { port: portText(port) } });
  }
  return pirate || there >= 0 || idle;
};

/** Beside the facts of a step that cannot be made: it could, if the shark did not take its action. */
const delayOf = (state: State, step: Step): { readonly shark?: true } => {
  const cost = stepCost(state, step.ship, step.from, step.dir);
  return cost > 1 && canStep(state, { ...step, left: step.left + cost - 1 }) ? { shark: true } : {};
};

/** A ship on the way: it must lie parallel, and the next step must be possible (crossing.parallel, crossing.move-on). */
const meetsShip = (state: State, step: Step, at: number, ear: Ear): boolean => {
  const there = shipOn(state.chart, at);
  if (there < 0 || there === step.ship) return false;
  if (!parallel(shipOf(state, there).heading, step.dir)) {
    ear?.push({ clause: 'crossing.parallel', reason: 'not-parallel', facts: { ship: shipId(there) } });
    return true;
  }
  const next = { ...step, from: at };
  if (canStep(state, next)) return false;
  ear?.push({
    clause: 'crossing.move-on',
    reason: 'cannot-move-on',
    facts: { ship: shipId(there), ...delayOf(state, next) },
  });
  return true;
};

/** Everything that forbids a step, the payment apart; true if anything does. Without an ear the first finding ends the search. */
export const stepForbidden = (state: State, step: Step, ear: Ear): boolean => {
  const at = neighbor(step.from, step.dir);
  const face = tileOn(state.chart, at) >> 2;
  if (face < 0) {
    ear?.push({ clause: 'ships.sea-only', reason: 'no-tile', facts: { to: squareText(at) } });
    return true;
  }
  const kind = kindOf[face]!;
  let forbidden = meetsLand(state, step, face, ear);
  if (forbidden && !ear) return true;
  forbidden = meetsHazard(state, step.ship, kind, ear) || forbidden;
  if (forbidden && !ear) return true;
  if (kindOfShip(step.ship) === FISHING && !coasts(state, at, kind)) {
    ear?.push({ clause: 'fishing.coasting', reason: 'no-land-around', facts: { to: squareText(at) } });
    forbidden = true;
  }
  if (isShore[kind] && sailorOn(state.chart, at) >= 0) {
    ear?.push({ clause: 'actions.ship-and-sailor', reason: 'sailor-there', facts: { to: squareText(at) } });
    forbidden = true;
  }
  if (forbidden && !ear) return true;
  const met = kind === KIND.port ? meetsPort(state, step.ship, at, ear) : meetsShip(state, step, at, ear);
  return met || forbidden;
};

/** What a step costs: 1, and what the shark takes. */
export const stepCost = (state: State, ship: number, from: number, dir: number): number =>
  1 + sharkCost(state, kindOfShip(ship), from, neighbor(from, dir));

/** How many actions a move of this cost takes at least from these; more than there are if it cannot be paid (ruling.shark-short). */
export const actionsFor = (state: State, cost: number, left: number, bonus: number): number => {
  const due = cost - bonus;
  // Under `carry-over` only the move itself must be paid; what the shark takes beyond is owed to the next turn.
  if (state.rulings['shark-short'] === 'must-pay') return due;
  return left >= 1 - bonus ? Math.min(due, left) : due;
};

/** Whether a step is free of objections and can be paid in some way from what is left, without or with a bonus move. */
export const canStep = (state: State, { ship, from, dir, left, bonus }: Step): boolean => {
  const cost = stepCost(state, ship, from, dir);
  for (let used = 0; used <= Math.min(1, bonus); used++) {
    const taken = actionsFor(state, cost, left, used);
    const paid = { ship, from, dir, left: left - taken, bonus: bonus - used };
    if (taken <= left && !stepForbidden(state, paid, null)) return true;
  }
  return false;
};

/** Whether a step, or the crossing it begins, ends with the ship sunk. */
export const sinksOnTheWay = (state: State, ship: number, from: number, dir: number): boolean => {
  const kind = kindOfShip(ship);
  for (let at = neighbor(from, dir); ; at = neighbor(at, dir)) {
    const tile = tileOn(state.chart, at) >> 2;
    if (tile < 0) return false;
    if (sinksOn(state, kind, kindOf[tile]!)) return true;
    if (kindOf[tile] === KIND.port || shipOn(state.chart, at) < 0) return false;
  }
};
