import type { Seat } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { KIND } from '../faces.ts';
import { FISHING, kindOfShip, ownerOf, PIRATE, shipId, slotOf } from '../ids.ts';
import { kindOn, sailorOn, shipOn } from '../pieces/chart.ts';
import { firesToward, otherSide } from '../pieces/fire.ts';
import { directionText, directionTo, distance, neighbor, squareOf } from '../pieces/squares.ts';
import type { Refusal } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import { shipOf } from '../table.ts';
import type { ActionOf } from '../types.ts';
import type { Ear, Judgment } from './judgment.ts';
import { spendable } from './sales.ts';
import { departuresFirst } from './turn.ts';

/** Whether a ship that has left a port is still safe (combat.just-left, ruling.departure-shield). */
const shielded = (state: State, slot: number): boolean => {
  const ship = shipOf(state, slot);
  return state.rulings['departure-shield'] === 'beside-port' ? ship.leftPort !== NONE : ship.justLeft;
};

/** What protects a ship from a pirate; the first of it. */
const shipProtected = (state: State, pirate: number, target: number): Refusal | undefined => {
  const ship = shipId(target);
  if (ownerOf(target) === ownerOf(pirate)) return { clause: 'combat.opponents', reason: 'own-piece', facts: { ship } };
  if (shipOf(state, target).heading === NONE) return { clause: 'combat.moored', reason: 'in-port', facts: { ship } };
  return undefined;
};

/** A ship at sea: it may just have left its port, or have paid. */
const atSea = (state: State, pirate: number, target: number): Refusal[] => {
  const ship = shipId(target);
  const found: Refusal[] = [];
  if (shielded(state, target)) found.push({ clause: 'combat.just-left', reason: 'just-left-port', facts: { ship } });
  if ((shipOf(state, target).spared >> pirate) & 1) {
    found.push({ clause: 'combat.bargain', reason: 'paid-to-pass', facts: { ship } });
  }
  return found;
};

/** What is wrong with a target: nothing there, an own piece, protected, a sailor on land. */
const targetProblems = (state: State, pirate: number, at: number): Refusal[] => {
  const target = shipOn(state.chart, at);
  if (target !== NONE) {
    const found = shipProtected(state, pirate, target);
    return found ? [found] : atSea(state, pirate, target);
  }
  const sailor = sailorOn(state.chart, at);
  if (sailor === NONE) return [{ clause: 'combat.sinks', reason: 'nothing-there', facts: {} }];
  if (sailor === ownerOf(pirate)) return [{ clause: 'combat.opponents', reason: 'own-piece', facts: {} }];
  if (kindOn(state.chart, at) === KIND.island) return [];
  return [{ clause: 'combat.island-sailor', reason: 'sailor-not-on-island', facts: {} }];
};

/** Whether a pirate at sea could fire on a square: in reach, abeam, at something (the order of the turn apart). */
export const canFireAt = (state: State, pirate: number, dir: number): boolean => {
  const { at, heading } = shipOf(state, pirate);
  return (
    firesToward(heading, dir, state.rulings.broadside === 'three-per-side') &&
    targetProblems(state, pirate, neighbor(at, dir)).length === 0
  );
};

/** Distance and side (combat.range, combat.broadside). */
const aimProblems = (state: State, pirate: number, at: number): Refusal[] => {
  const ship = shipOf(state, pirate);
  const squares = distance(ship.at, at);
  if (squares !== 1) return [{ clause: 'combat.range', reason: 'too-far', facts: { distance: squares } }];
  const dir = directionTo(ship.at, at);
  if (firesToward(ship.heading, dir, state.rulings.broadside === 'three-per-side')) return [];
  return [{ clause: 'combat.broadside', reason: 'not-on-the-beam', facts: { bearing: directionText(dir) } }];
};

/** When a seat may fire: in its own turn when no ship must leave, or under a reading at any time (ruling.attack-timing). */
const timeProblems = (state: State, seat: number): Refusal[] => {
  if (seat === state.active) return departuresFirst(state);
  if (state.rulings['attack-timing'] === 'any-turn') return [];
  return [{ clause: 'combat.own-turn', reason: 'not-your-turn', facts: { turn: state.active } }];
};

/** A ship that cannot fire at all: no pirate, or in port. */
const unfit = (state: State, slot: number): Refusal | undefined => {
  const kind = kindOfShip(slot);
  if (kind !== PIRATE) {
    return { clause: kind === FISHING ? 'fishing.unarmed' : 'trader.unarmed', reason: 'unarmed', facts: {} };
  }
  if (shipOf(state, slot).heading !== NONE) return undefined;
  return { clause: 'combat.broadside', reason: 'pirate-in-port', facts: {} };
};

/** A shot: timing, ship, aim, target. `fit` is false where the tests stop at the ship. */
const shotProblems = (state: State, seat: number, slot: number, at: number): { found: Refusal[]; fit: boolean } => {
  const found = timeProblems(state, seat);
  const ship = unfit(state, slot);
  if (ship) return { found: [...found, ship], fit: false };
  found.push(...aimProblems(state, slot, at), ...targetProblems(state, slot, at));
  return { found, fit: true };
};

/** Whether a legal target lies on the other side as well (combat.two-sides). */
const otherTarget = (state: State, slot: number, at: number): boolean => {
  const { at: from, heading } = shipOf(state, slot);
  const dir = directionTo(from, at);
  for (let other = 0; other < 8; other++) {
    if (otherSide(heading, dir, other) && canFireAt(state, slot, other)) return true;
  }
  return false;
};

const attackBy = (state: State, slot: number, at: number): Clause[] => {
  const by: Clause[] = ['pirate.armed', 'combat.broadside', 'combat.free'];
  if (otherTarget(state, slot, at)) by.push('combat.two-sides');
  return by;
};

/** A pirate fires (combat.*). */
export const checkAttack = (state: State, { seat, ship, at: square }: ActionOf<'attack'>): Judgment => {
  const slot = slotOf(ship)!;
  const at = squareOf(square);
  const { found } = shotProblems(state, seat, slot, at);
  return { found, by: found.length > 0 ? [] : attackBy(state, slot, at) };
};

const bargainBy: readonly Clause[] = ['combat.bargain'];

/** What a ransom may be: from 1 to all that the payer can pay (combat.bargain). */
const sumProblem = (state: State, target: number, sum: number, ear: Ear): void => {
  const coins = spendable(state, ownerOf(target), target);
  if (sum < 1 || sum > coins)
    ear?.push({ clause: 'combat.bargain', reason: 'sum-out-of-range', facts: { sum, coins } });
};

/** Whether a ransom could be asked in place of this shot: its target is a ship whose owner can pay. */
export const canBargain = (state: State, seat: Seat, { at: square }: ActionOf<'attack'>): boolean => {
  const target = seat === state.active ? shipOn(state.chart, squareOf(square)) : NONE;
  return target !== NONE && spendable(state, ownerOf(target), target) > 0;
};

/** A pirate offers to let a ship pass for a sum, in place of a legal shot (combat.bargain). */
export const checkBargain = (state: State, { seat, ship, at: square, sum }: ActionOf<'bargain'>): Judgment => {
  const slot = slotOf(ship)!;
  const at = squareOf(square);
  const { found, fit } = shotProblems(state, seat, slot, at);
  if (!fit) return { found, by: [] };
  const target = shipOn(state.chart, at);
  if (target === NONE) found.push({ clause: 'combat.bargain', reason: 'no-ship', facts: {} });
  else sumProblem(state, target, sum, found);
  return { found, by: bargainBy };
};
