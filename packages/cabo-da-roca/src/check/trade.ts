import type { Clause } from '../clauses.ts';
import { kindOfShip, PIRATE, slotOf } from '../ids.ts';
import type { Refusal } from '../reasons.ts';
import { NONE, type Ship, type State } from '../state.ts';
import { hasTradeCard } from '../stock.ts';
import { shipOf } from '../table.ts';
import type { ActionOf } from '../types.ts';
import { type Ear, type Judgment, only } from './judgment.ts';
import { hasWayOut } from './turn.ts';

/** What this turn has brought keeps a ship in port (mooring.no-more-move, trade.impossible, buying.new-ship); true if anything does. */
export const heldBack = (state: State, ship: Ship, ear: Ear): boolean => {
  const bought = ship.bought && state.rulings['new-ship'] === 'next-turn';
  if (ear) {
    if (ship.arrived) ear.push({ clause: 'mooring.no-more-move', reason: 'entered-this-turn', facts: {} });
    if (ship.stay) ear.push({ clause: 'trade.impossible', reason: 'must-stay', facts: {} });
    if (bought) ear.push({ clause: 'buying.new-ship', reason: 'bought-this-turn', facts: {} });
  }
  return ship.arrived || ship.stay || bought;
};

const loadBy: readonly Clause[] = ['trade.draw'];

/** Why a moored ship, no pirate, draws no card whatever the way out; true if anything keeps it from it. */
const loadForbidden = (state: State, ship: Ship, ear: Ear): boolean => {
  if (!ear) return state.final || ship.cargo !== NONE || !hasTradeCard(state) || heldBack(state, ship, null);
  const before = ear.length;
  if (state.final) ear.push({ clause: 'end.no-new-trade', reason: 'final-phase', facts: {} });
  if (ship.cargo !== NONE) ear.push({ clause: 'trade.draw', reason: 'has-cargo', facts: {} });
  if (!hasTradeCard(state)) ear.push({ clause: 'trade.draw', reason: 'no-card-left', facts: {} });
  heldBack(state, ship, ear);
  return ear.length > before;
};

/** Whether a moored ship may be one that draws a card, in the middle of it, when the cards left are those to come. */
export const mayDraw = (state: State, slot: number): boolean => {
  const ship = shipOf(state, slot);
  return kindOfShip(slot) !== PIRATE && ship.cargo === NONE && !heldBack(state, ship, null);
};

/** Whether a moored ship draws no card whatever the way out. */
export const loadBarred = (state: State, slot: number): boolean =>
  kindOfShip(slot) === PIRATE || loadForbidden(state, shipOf(state, slot), null);

/** A ship in port draws a trade card (trade.start, trade.draw). */
export const checkLoad = (state: State, { ship: id }: ActionOf<'load'>): Judgment => {
  const slot = slotOf(id)!;
  const ship = shipOf(state, slot);
  if (kindOfShip(slot) === PIRATE) return only({ clause: 'pirate.no-trade', reason: 'pirate', facts: {} });
  if (ship.heading !== NONE) return only({ clause: 'trade.start', reason: 'not-in-port', facts: {} });
  const found: Refusal[] = [];
  if (!loadForbidden(state, ship, found) && !hasWayOut(state, slot))
    found.push({ clause: 'trade.draw', reason: 'cannot-leave', facts: {} });
  return { found, by: loadBy };
};

/** A ship other than a pirate leaves with a cargo; in the final phase no new one can be had (trade.draw, end.no-new-trade). True if it lacks one. */
export const lacksCargo = (state: State, slot: number, ship: Ship, ear: Ear): boolean => {
  if (ship.cargo !== NONE || kindOfShip(slot) === PIRATE) return false;
  if (state.final ? state.rulings['final-departure'] !== 'stay' : ship.stay) return false;
  ear?.push({ clause: state.final ? 'end.no-new-trade' : 'trade.draw', reason: 'no-cargo', facts: {} });
  return true;
};
