import { FLEET, kindOfShip, PIRATE, shipId } from '../ids.ts';
import { watersOn } from '../pieces/chart.ts';
import { squareText } from '../pieces/squares.ts';
import type { Ship, State } from '../state.ts';
import { shipOf } from '../table.ts';
import type { Tell } from './tell.ts';

/** The ship gains a bonus move for each of these lighthouses that has not yet given it one this turn (lighthouse.bonus). */
const credit = (state: State, slot: number, ship: Ship, lights: number, tell: Tell): void => {
  const due = lights & ~ship.credited;
  if (due === 0) return;
  for (let light = 0; light < state.chart.lights.length; light++) {
    if (((due >> light) & 1) === 0) continue;
    const further = ship.credited !== 0;
    ship.credited |= 1 << light;
    ship.fresh++;
    const first = kindOfShip(slot) === PIRATE ? 'pirate.bonus' : 'lighthouse.bonus';
    const clause = further ? 'lighthouse.bonus-each' : first;
    tell?.({ kind: 'bonusEarned', clause, ship: shipId(slot), lighthouse: squareText(state.chart.lights[light]!) });
  }
};

/** A run of the active player's ships ends: those that have advanced and lie in some waters are credited (ruling.bonus-trigger). */
export const creditRuns = (state: State, tell: Tell): void => {
  const trigger = state.rulings['bonus-trigger'];
  if (trigger === 'passing' || state.chart.lights.length === 0) return;
  for (let slot = state.active * FLEET; slot < (state.active + 1) * FLEET; slot++) {
    const ship = state.ships[slot];
    if (!ship || ship.advanced === 0) continue;
    const here = watersOn(state.chart, ship.at);
    if (here !== 0) credit(state, slot, ship, trigger === 'ending' ? here : here | ship.passed, tell);
  }
};

/** A step has ended: under `passing` the waters give their bonus at once. */
export const creditStep = (state: State, slot: number, tell: Tell): void => {
  if (state.rulings['bonus-trigger'] !== 'passing') return;
  const ship = shipOf(state, slot);
  credit(state, slot, ship, watersOn(state.chart, ship.at), tell);
};
