import type { Clause } from '../clauses.ts';
import { kindOfShip, PIRATE, slotOf } from '../ids.ts';
import type { Refusal } from '../reasons.ts';
import { NONE, type Ship, type State } from '../state.ts';
import { hasTradeCard } from '../stock.ts';
import { shipOf } from '../table.ts';
import type { ActionOf } from '../types.ts';
import { type Judgment, only } from './judgment.ts';
import { hasWayOut } from './turn.ts';

/** What this turn has brought keeps a ship in port (mooring.no-more-move, trade.impossible, buying.new-ship). */
export const heldBack = (state: State, ship: Ship): Refusal[] => {
  const found: Refusal[] = [];
  if (ship.arrived) found.push({ clause: 'mooring.no-more-move', reason: 'entered-this-turn', facts: {} });
  if (ship.stay) found.push({ clause: 'trade.impossible', reason: 'must-stay', facts: {} });
  if (ship.bought && state.rulings['new-ship'] === 'next-turn') {
    found.push({ clause: 'buying.new-ship', reason: 'bought-this-turn', facts: {} });
  }
  return found;
};

const loadBy: readonly Clause[] = ['trade.draw'];

/** Why a moored ship, no pirate, draws no card whatever the way out; nothing if it may. */
const loadProblems = (state: State, ship: Ship): Refusal[] => {
  const found: Refusal[] = [];
  if (state.final) found.push({ clause: 'end.no-new-trade', reason: 'final-phase', facts: {} });
  if (ship.cargo !== NONE) found.push({ clause: 'trade.draw', reason: 'has-cargo', facts: {} });
  if (!hasTradeCard(state)) found.push({ clause: 'trade.draw', reason: 'no-card-left', facts: {} });
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
  if (kindOfShip(slot) === PIRATE) return only({ clause: 'pirate.no-trade', reason: 'pirate', facts: {} });
  if (ship.heading !== NONE) return only({ clause: 'trade.start', reason: 'not-in-port', facts: {} });
  const found = loadProblems(state, ship);
  if (found.length === 0 && !hasWayOut(state, slot))
    found.push({ clause: 'trade.draw', reason: 'cannot-leave', facts: {} });
  return { found, by: loadBy };
};

/** A ship other than a pirate leaves with a cargo; in the final phase no new one can be had (trade.draw, end.no-new-trade). */
export const lacksCargo = (state: State, slot: number, ship: Ship): Refusal[] => {
  if (ship.cargo !== NONE || kindOfShip(slot) === PIRATE) return [];
  if (!state.final) return ship.stay ? [] : [{ clause: 'trade.draw', reason: 'no-cargo', facts: {} }];
  if (state.rulings['final-departure'] !== 'stay') return [];
  return [{ clause: 'end.no-new-trade', reason: 'no-cargo', facts: {} }];
};
