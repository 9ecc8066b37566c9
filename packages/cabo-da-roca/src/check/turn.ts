import type { Clause } from '../clauses.ts';
import { FLEET, kindOfShip, PIRATE, shipId } from '../ids.ts';
import type { Refusal } from '../reasons.ts';
import { leftOf, NONE, type State } from '../state.ts';
import { hasTradeCard } from '../stock.ts';
import { shipOf, usableBonus } from '../table.ts';
import type { Judgment } from './judgment.ts';
import { canStep, sinksOnTheWay } from './step.ts';

/** Whether a moored ship has a way out: a step that nothing forbids, that can be paid and does not sink it (turn.must-depart). */
export const hasWayOut = (state: State, ship: number): boolean => {
  const { at } = shipOf(state, ship);
  const left = leftOf(state);
  const bonus = usableBonus(state, shipOf(state, ship));
  if (left + bonus === 0) return false;
  for (let dir = 0; dir < 8; dir++) {
    if (canStep(state, { ship, from: at, dir, left, bonus }) && !sinksOnTheWay(state, ship, at, dir)) return true;
  }
  return false;
};

/** Whether a ship bought this turn has to leave like any other (ruling.new-ship). */
const newMustLeave = ({ rulings }: State): boolean =>
  rulings['new-ship'] === 'must-leave' && rulings['buy-timing'] === 'after-tile';

/** Whether a ship without cargo must leave: with a card, if one is left to draw, in the final phase without (ruling.final-departure). */
const mustLeaveIdle = (state: State): boolean =>
  state.final ? state.rulings['final-departure'] === 'must' : hasTradeCard(state);

/** Whether a ship of the active player must leave its port (turn.must-depart). */
export const mustLeave = (state: State, slot: number): boolean => {
  const ship = state.ships[slot];
  if (!ship || ship.heading !== NONE || ship.arrived || ship.stay) return false;
  if (ship.bought && !newMustLeave(state)) return false;
  const idle = ship.cargo === NONE && kindOfShip(slot) !== PIRATE;
  if (idle && !mustLeaveIdle(state)) return false;
  return hasWayOut(state, slot);
};

/** The ships of the active player that must leave, by number. */
export const pendingDepartures = (state: State): number[] => {
  const slots: number[] = [];
  for (let slot = state.active * FLEET; slot < (state.active + 1) * FLEET; slot++) {
    if (mustLeave(state, slot)) slots.push(slot);
  }
  return slots;
};

/** Whether a ship must leave before anything of step 3 is done (turn.steps). */
export const departureFirst = (state: State): boolean => {
  if (state.stage === 'free') return false;
  for (let slot = state.active * FLEET; slot < (state.active + 1) * FLEET; slot++) {
    if (mustLeave(state, slot)) return true;
  }
  return false;
};

/** Ships must leave their ports before anything of step 3 is done (turn.steps). */
export const departuresFirst = (state: State): Refusal[] =>
  departureFirst(state)
    ? [{ clause: 'turn.steps', reason: 'departure-pending', facts: { ships: pendingDepartures(state).map(shipId) } }]
    : [];

const endBy: readonly Clause[] = ['actions.optional'];

/** A turn ends when no ship must leave (turn.must-depart). */
export const checkEndTurn = (state: State): Judgment => {
  const ships = pendingDepartures(state).map(shipId);
  return {
    found: ships.length === 0 ? [] : [{ clause: 'turn.must-depart', reason: 'departure-pending', facts: { ships } }],
    by: endBy,
  };
};
