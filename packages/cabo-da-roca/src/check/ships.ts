import type { Verdict } from '@portolan/core';
import { boxOf } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { KIND } from '../faces.ts';
import { FISHING, kindOfShip, ownerOf, PIRATE, shipId, slotOf } from '../ids.ts';
import { kindOn, landAround, portOn, sailorOn, shipOn, watersOn } from '../pieces/chart.ts';
import { directionOf, neighbor } from '../pieces/squares.ts';
import type { Refusal } from '../reasons.ts';
import { leftOf, NONE, type State } from '../state.ts';
import { anotherMoved, saleIn, shipOf, someShipStays, usableBonus } from '../table.ts';
import type { ActionOf, ShipMove } from '../types.ts';
import { type Ear, type Judgment, only } from './judgment.ts';
import { paymentForbidden } from './payment.ts';
import { actionsFor, stepCost, stepForbidden } from './step.ts';
import { heldBack, lacksCargo } from './trade.ts';
import { departuresFirst, mustLeave } from './turn.ts';

/** What keeps a moored ship from departing at all, whatever the direction; true if anything does. */
export const departureBarred = (state: State, slot: number, ear: Ear): boolean => {
  const ship = shipOf(state, slot);
  const held = heldBack(state, ship, ear);
  return lacksCargo(state, slot, ship, ear) || held;
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

/** A moored ship neither advances nor rotates. */
const moored = (arrived: boolean, elsewise: 'mooring.five-ways' | 'mooring.quay'): Refusal =>
  arrived
    ? { clause: 'mooring.no-more-move', reason: 'entered-this-turn', facts: {} }
    : { clause: elsewise, reason: 'in-port', facts: {} };

/** Whether somebody else would pay a toll on this step (pirate.no-dues). */
export const leavesHeldWaters = ({ chart }: State, owner: number, from: number, to: number): boolean => {
  const lost = watersOn(chart, from) & ~watersOn(chart, to);
  if (lost === 0) return false;
  return chart.lights.some((at, light) => {
    const keeper = sailorOn(chart, at);
    return (lost >> light) & 1 && keeper !== NONE && keeper !== owner;
  });
};

/** Clauses that a move of a piece cites because of what else the seat does this turn. */
export const alsoBy = (state: State, slot: number, sailor: number): Clause[] => {
  const by: Clause[] = [];
  if (anotherMoved(state, slot, sailor)) by.push('actions.any-piece');
  if (someShipStays(state)) by.push('trade.other-pieces');
  return by;
};

/** Clauses about entering a port. */
const portBy = (state: State, slot: number, at: number, card: number | undefined): Clause[] => {
  const sale = saleIn(state, slot, portOn(state.chart, at), card);
  if (sale !== 'sold') return ['mooring.one-action'];
  return ['mooring.one-action', 'trade.on-arrival', ...(state.final ? (['end.finish-trade'] as const) : [])];
};

/** Clauses about a square of the sea. */
const seaBy = (state: State, kind: number, at: number): Clause[] => {
  const { chart } = state;
  const by: Clause[] = [];
  const tile = kindOn(chart, at);
  if (shipOn(chart, at) !== NONE) by.push('crossing.parallel');
  if (tile === KIND.shoals && kind === FISHING) by.push('fishing.shoals');
  if (tile === KIND.storm && kind !== FISHING) by.push('hazard.storm-others');
  if (landAround(chart, at) || kind === FISHING) return by;
  return [...by, kind === PIRATE ? 'pirate.open-sea' : 'trader.open-sea'];
};

const advanceBy = (state: State, slot: number, card: number | undefined): Clause[] => {
  const ship = shipOf(state, slot);
  const kind = kindOfShip(slot);
  const to = neighbor(ship.at, ship.heading);
  const by: Clause[] = ['ships.advance'];
  by.push(...(portOn(state.chart, to) === NONE ? seaBy(state, kind, to) : portBy(state, slot, to, card)));
  if (kind === PIRATE && leavesHeldWaters(state, ownerOf(slot), ship.at, to)) by.push('pirate.no-dues');
  if (kindOn(state.chart, ship.at) === KIND.wreck) by.push('wreck.leave');
  if (kind !== PIRATE && ship.rotated > 0) by.push('ships.mix');
  return [...by, ...alsoBy(state, slot, NONE)];
};

/** An unknown cargo that is sold must be named, and only such a one; the card must be one that nobody has seen (trade.listed). */
const checkNamed = (state: State, slot: number, card: string | undefined): Refusal[] => {
  if (card === undefined) return [];
  const { cardAt } = boxOf(state.edition);
  const ship = shipOf(state, slot);
  const port = portOn(state.chart, neighbor(ship.at, ship.heading));
  const hidden = port !== NONE && saleIn(state, slot, port) === 'unknown';
  if (!hidden) return [{ clause: 'trade.on-arrival', reason: 'no-unknown-cargo', facts: {} }];
  if (!state.pile.includes(cardAt[card]!)) return [{ clause: 'cards.trade', reason: 'card-seen', facts: { card } }];
  const sale = saleIn(state, slot, port, cardAt[card]!);
  return sale === 'sold' ? [] : [{ clause: 'trade.listed', reason: 'not-sold-here', facts: { card } }];
};

/** A ship sails ahead (ships.advance). */
export const checkAdvance = (state: State, { ship: id, bonus = 0, card }: ActionOf<'advance'>): Judgment => {
  const slot = slotOf(id)!;
  const ship = shipOf(state, slot);
  const crossing = state.phase === 'crossing';
  if (crossing && state.crossing !== slot) {
    const other = shipId(state.crossing);
    return only({ clause: 'crossing.move-on', reason: 'another-ship-is-crossing', facts: { ship: other } });
  }
  const found: Refusal[] = crossing ? [] : departuresFirst(state);
  if (ship.heading === NONE) return { found: [...found, moored(ship.arrived, 'mooring.five-ways')], by: [] };
  if (kindOfShip(slot) === PIRATE && ship.rotated > 0) {
    found.push({ clause: 'pirate.rotate-or-advance', reason: 'already-rotated', facts: {} });
  }
  sailingForbidden(state, slot, ship.heading, bonus, found);
  found.push(...checkNamed(state, slot, card));
  if (found.length > 0) return { found, by: [] };
  return { found, by: advanceBy(state, slot, card === undefined ? undefined : boxOf(state.edition).cardAt[card]) };
};

const rotateBy = (state: State, slot: number): Clause[] => {
  const mixed = kindOfShip(slot) !== PIRATE && shipOf(state, slot).advanced > 0;
  return ['ships.rotate', ...(mixed ? (['ships.mix'] as const) : []), ...alsoBy(state, slot, NONE)];
};

/** A ship turns by 45° (ships.rotate). */
export const checkRotate = (state: State, { ship: id, bonus = 0 }: ActionOf<'rotate'>): Judgment => {
  const slot = slotOf(id)!;
  const ship = shipOf(state, slot);
  const found: Refusal[] = departuresFirst(state);
  if (ship.heading === NONE) return { found: [...found, moored(ship.arrived, 'mooring.quay')], by: [] };
  if (kindOfShip(slot) === PIRATE && ship.advanced > 0 && state.rulings['pirate-moves'] === 'pure') {
    found.push({ clause: 'pirate.rotate-or-advance', reason: 'already-advanced', facts: {} });
  }
  if (bonus > 0 && state.rulings['bonus-kind'] === 'advance-only') {
    found.push({ clause: 'lighthouse.bonus', reason: 'bonus-is-an-advance', facts: {} });
  }
  paymentForbidden(state, slot, 1, bonus, found);
  return { found, by: found.length > 0 ? [] : rotateBy(state, slot) };
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
    return only({ clause: 'turn.must-depart', reason: 'another-ship-must-leave', facts: { ship } });
  }
  if (shipOf(state, slot).heading !== NONE)
    return only({ clause: 'mooring.five-ways', reason: 'not-in-port', facts: {} });
  const found: Refusal[] = [];
  departureBarred(state, slot, found);
  sailingForbidden(state, slot, directionOf(dir), bonus, found);
  return { found, by: found.length > 0 ? [] : departBy(state, slot) };
};

/** Clauses about the order of play: who breaks only them has not moved a ship against the rules. */
const orderOfPlay: readonly Clause[] = [
  'turn.steps',
  'turn.order',
  'turn.must-depart',
  'turn.tile',
  'opening.tiles-only',
  'debts.at-once',
];

const denounceBy: readonly Clause[] = ['ships.illegal-move'];

/** Somebody noticed an illegal move of a ship (ships.illegal-move). `judge` is the judge of the attempt. */
export const checkDenounce = (
  state: State,
  { seat, attempt }: ActionOf<'denounce'>,
  judge: (state: State, attempt: ShipMove) => Verdict<Clause>,
): Judgment => {
  const clause = 'ships.illegal-move';
  const found: Refusal[] = [];
  const verdict = judge(state, attempt);
  // A piece that is somebody else's has not been moved by its player.
  const own = ownerOf(slotOf(attempt.ship)!) === attempt.seat;
  const illegal = own && !verdict.legal && verdict.violations.some((broken) => !orderOfPlay.includes(broken.clause));
  if (attempt.seat === seat) found.push({ clause, reason: 'own-ship', facts: {} });
  if (!illegal) found.push({ clause, reason: 'no-illegal-move', facts: {} });
  return { found, by: denounceBy };
};
