import { FLEET, shipId } from '../ids.ts';
import { NONE, type Ship, type State } from '../state.ts';
import { fleetOf } from '../stock.ts';
import type { ActionOf } from '../types.ts';
import { creditRuns } from './bonus.ts';
import { endGame } from './end.ts';
import type { Tell } from './tell.ts';

/** A turn begins: actions by the size of the fleet (actions.two, actions.three), less those owed. */
export const beginTurn = (state: State, seat: number): void => {
  const { actions, more, fleet } = state.edition.turn;
  state.active = seat;
  state.used = state.owed[seat]!;
  state.owed[seat] = 0;
  state.allowance = fleetOf(state, seat) >= fleet ? more : actions;
  state.stage = 'buy';
  state.acted = false;
  state.progress = false;
  state.phase = state.final ? 'act' : 'tile';
  for (let slot = seat * FLEET; slot < (seat + 1) * FLEET; slot++) {
    const ship = state.ships[slot];
    if (ship) ship.justLeft = false;
  }
};

/** The marks of a turn go; a bonus move of the turn before lapses, those of this one are kept (lighthouse.bonus-next-turn). */
const clearShip = (slot: number, ship: Ship, tell: Tell): void => {
  if (ship.kept > 0) {
    tell?.({ kind: 'bonusLapsed', clause: 'lighthouse.bonus-next-turn', ship: shipId(slot), count: ship.kept });
  }
  ship.kept = ship.fresh;
  ship.fresh = 0;
  ship.credited = 0;
  ship.passed = 0;
  ship.advanced = 0;
  ship.rotated = 0;
  ship.arrived = false;
  ship.bought = false;
  ship.stay = false;
};

const clearTurn = (state: State, tell: Tell): void => {
  for (let slot = state.active * FLEET; slot < (state.active + 1) * FLEET; slot++) {
    const ship = state.ships[slot];
    if (ship) clearShip(slot, ship, tell);
  }
  for (const ship of state.ships) if (ship) ship.spared = 0;
  state.walked.length = 0;
  state.delivered = 0;
  state.returned = 0;
  state.crossing = NONE;
  state.stepping = NONE;
};

/** The turn passes to the next seat that is not out (turn.order). */
export const passTurn = (state: State, tell: Tell): void => {
  clearTurn(state, tell);
  const seat = state.active;
  let next = seat;
  do {
    next = (next + 1) % state.seats;
    if (next === 0) state.round++;
  } while (state.out[next] && next !== seat);
  tell?.({ kind: 'turnEnded', clause: 'turn.order', seat, next });
  beginTurn(state, next);
};

/** Counts the turns of the final phase without action and without progress; whether it has stalled (ruling.final-stall). */
const stalls = (state: State): boolean => {
  state.idle = state.acted ? 0 : state.idle + 1;
  state.quiet = state.progress ? 0 : state.quiet + 1;
  const players = state.out.filter((out) => !out).length;
  const reading = state.rulings['final-stall'];
  if (reading === 'play-on') return false;
  return state.idle >= players || (reading === 'bounded' && state.quiet >= 10 * players);
};

/** A turn ends: runs are credited, a stalled final phase ends the game, else the next seat plays. */
export const applyEndTurn = (state: State, _action: ActionOf<'endTurn'>, tell: Tell): void => {
  creditRuns(state, tell);
  if (state.final && stalls(state)) endGame(state, 'stalled', tell);
  else passTurn(state, tell);
};

/** Elimination ends a turn too; what happened in it was progress. */
export const passAfterElimination = (state: State, tell: Tell): void => {
  if (state.final) stalls(state);
  passTurn(state, tell);
};
