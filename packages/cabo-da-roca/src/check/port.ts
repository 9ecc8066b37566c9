import type { Clause } from '../clauses.ts';
import { kindOfShip, PIRATE, shipId, slotOf } from '../ids.ts';
import { directionOf } from '../pieces/squares.ts';
import type { Refusal } from '../reasons.ts';
import { leftOf, NONE, type Ship, type State } from '../state.ts';
import { hasTradeCard } from '../stock.ts';
import { shipOf, usableBonus } from '../table.ts';
import type { ActionOf } from '../types.ts';
import { hasWayOut, mustLeave } from './departure.ts';
import { type Ear, type Judgment, only } from './judgment.ts';
import { paymentForbidden } from './payment.ts';
import { actionsFor, stepCost, stepForbidden } from './step.ts';

/** What this turn has brought keeps a ship in port (mooring.no-more-move, trade.impossible, buying.new-ship). */
const heldBack = (state: State, ship: Ship): Refusal[] => {
  const found: Refusal[] = [];
  if (ship.arrived) found.push({ clause: 'mooring.no-more-move', reason: 'entered-this-turn' });
  if (ship.stay) found.push({ clause: 'trade.impossible', reason: 'must-stay' });
  if (ship.bought && state.rulings['new-ship'] === 'next-turn') {
    found.push({ clause: 'buying.new-ship', reason: 'bought-this-turn' });
  }
  return found;
};

const loadBy: readonly Clause[] = ['trade.draw'];

/** Why a moored ship, no pirate, draws no card whatever the way out; nothing if it may. */
const loadProblems = (state: State, ship: Ship): Refusal[] => {
  const found: Refusal[] = [];
  if (state.final) found.push({ clause: 'end.no-new-trade', reason: 'final-phase' });
  if (ship.cargo !== NONE) found.push({ clause: 'trade.draw', reason: 'has-cargo' });
  if (!hasTradeCard(state)) found.push({ clause: 'trade.draw', reason: 'no-card-left' });
  return [...found, ...heldBack(state, ship)];
};

/** Whether a moored ship may be one that draws a card, in the middle of it, when the cards left are those to come. */
export const mayDraw = (state: State, slot: number): boolean => {
  const ship = shipOf(state, slot);
  return kindOfShip(slot) !== PIRATE && ship.cargo === NONE && heldBack(state, ship).length === 0;
};

/** Whether a moored ship draws no card whatever the way out. */
export const loadBarred = (state: State, slot: number): boolean =>
  kindOfShip(slot) === PIRATE || loadProblems(state, shipOf(state, slot)).length > 0;

/** A ship in port draws a trade card (trade.start, trade.draw). */
export const checkLoad = (state: State, { ship: id }: ActionOf<'load'>): Judgment => {
  const slot = slotOf(id)!;
  const ship = shipOf(state, slot);
  if (kindOfShip(slot) === PIRATE) return only({ clause: 'pirate.no-trade', reason: 'pirate' });
  if (ship.heading !== NONE) return only({ clause: 'trade.start', reason: 'not-in-port' });
  const found = loadProblems(state, ship);
  if (found.length === 0 && !hasWayOut(state, slot)) found.push({ clause: 'trade.draw', reason: 'cannot-leave' });
  return { found, by: loadBy };
};

/** A ship other than a pirate leaves with a cargo; in the final phase no new one can be had (trade.draw, end.no-new-trade). */
const lacksCargo = (state: State, slot: number, ship: Ship): Refusal[] => {
  if (ship.cargo !== NONE || kindOfShip(slot) === PIRATE) return [];
  if (!state.final) return ship.stay ? [] : [{ clause: 'trade.draw', reason: 'no-cargo' }];
  if (state.rulings['final-departure'] !== 'stay') return [];
  return [{ clause: 'end.no-new-trade', reason: 'no-cargo' }];
};

/** What keeps a moored ship from departing at all, whatever the direction. */
export const departureBarred = (state: State, slot: number): Refusal[] => {
  const ship = shipOf(state, slot);
  return [...heldBack(state, ship), ...lacksCargo(state, slot, ship)];
};

/** A step in a direction that is paid as asked: what forbids it; true if anything does. */
export const sailingForbidden = (state: State, slot: number, dir: number, asked: number, ear: Ear): boolean => {
  const ship = shipOf(state, slot);
  const cost = stepCost(state, slot, ship.at, dir);
  const used = Math.min(1, asked);
  const left = leftOf(state) - actionsFor(state, cost, leftOf(state), used);
  const step = { ship: slot, from: ship.at, dir, left, bonus: usableBonus(state, ship) - used };
  // Without an ear what is quickly seen comes first; what is told begins with the step.
  if (!ear) return paymentForbidden(state, slot, cost, asked, null) || stepForbidden(state, step, null);
  const forbidden = stepForbidden(state, step, ear);
  return paymentForbidden(state, slot, cost, asked, ear) || forbidden;
};

/** Whether a ship can make a step in a direction, without or with a bonus move. */
const sailsToward = (state: State, slot: number, dir: number): boolean => {
  const most = Math.min(1, usableBonus(state, shipOf(state, slot)));
  for (let bonus = 0; bonus <= most; bonus++) if (!sailingForbidden(state, slot, dir, bonus, null)) return true;
  return false;
};

/** Whether a moored ship can make a step in some direction, though it may sink there. */
export const canLeave = (state: State, slot: number): boolean => {
  for (let dir = 0; dir < 8; dir++) if (sailsToward(state, slot, dir)) return true;
  return false;
};

/** Whether a ship at sea can advance. */
export const canAdvance = (state: State, slot: number): boolean => {
  const { heading, rotated } = shipOf(state, slot);
  return !(kindOfShip(slot) === PIRATE && rotated > 0) && sailsToward(state, slot, heading);
};

const departBy = (state: State, slot: number): Clause[] => {
  const by: Clause[] = ['mooring.five-ways'];
  // Its card is drawn: a new ship that might have stayed must leave too.
  if (state.departing === slot || mustLeave(state, slot)) by.push('turn.must-depart');
  if (!shipOf(state, slot).bought) by.push('mooring.next-turn');
  return by;
};

/** A ship leaves its port (mooring.five-ways). */
export const checkDepart = (state: State, { ship: id, dir, bonus = 0 }: ActionOf<'depart'>): Judgment => {
  const slot = slotOf(id)!;
  if (state.phase === 'departing' && state.departing !== slot) {
    const ship = shipId(state.departing);
    return only({ clause: 'turn.must-depart', reason: 'another-ship-must-leave', ship });
  }
  if (shipOf(state, slot).heading !== NONE) return only({ clause: 'mooring.five-ways', reason: 'not-in-port' });
  const found: Refusal[] = departureBarred(state, slot);
  sailingForbidden(state, slot, directionOf(dir), bonus, found);
  return { found, by: found.length > 0 ? [] : departBy(state, slot) };
};
