import { boxOf } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { isWalkable, KIND, kindOf, kindText, portText } from '../faces.ts';
import { ownerOf, shipId } from '../ids.ts';
import { kindOn, portOn, sailorOn, shipOn, tileOn } from '../pieces/chart.ts';
import { landLeads } from '../pieces/corners.ts';
import { directionOf, directionText, neighbor, squareOf, squareText } from '../pieces/squares.ts';
import { leftOf, NONE, type State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import type { Ear, Judgment } from './judgment.ts';
import { tooFewActions } from './payment.ts';
import { alsoBy } from './ships.ts';
import { departuresFirst } from './turn.ts';

/** The target is land, and land leads there (sailors.land-only); true if not. */
const noLand = (state: State, at: number, dir: number, face: number, ear: Ear): boolean => {
  if (!isWalkable[kindOf[face]!]) {
    ear?.push({ clause: 'sailors.land-only', reason: 'not-land', facts: { tile: kindText(face) } });
    return true;
  }
  if (landLeads(boxOf(state.edition).land[tileOn(state.chart, at)] ?? 0, dir)) return false;
  ear?.push({ clause: 'sailors.land-only', reason: 'sea-between', facts: { direction: directionText(dir) } });
  return true;
};

/** Somebody is on the target, or trade was made there this turn; true if so. */
const occupied = (state: State, to: number, ear: Ear): boolean => {
  const { chart } = state;
  const sailor = sailorOn(chart, to) !== NONE;
  const ship = shipOn(chart, to);
  const port = portOn(chart, to);
  const blocked = ship !== NONE && port === NONE;
  const traded = port !== NONE && ((state.delivered >> port) & 1) === 1;
  if (ear) {
    const at = squareText(to);
    if (sailor) ear.push({ clause: 'actions.one-sailor-per-tile', reason: 'sailor-there', facts: { at } });
    if (blocked) ear.push({ clause: 'actions.ship-and-sailor', reason: 'ship-there', facts: { ship: shipId(ship) } });
    if (traded)
      ear.push({ clause: 'sailors.back-next-turn', reason: 'traded-this-turn', facts: { port: portText(port) } });
  }
  return sailor || blocked || traded;
};

/** Whether a sailor walks nowhere: it has walked this turn, or stands on an island (sailors.once, island.stays). */
export const staysPut = (state: State, at: number): boolean =>
  state.walked.includes(at) || kindOn(state.chart, at) === KIND.island;

/** What forbids a sailor's step, departures apart; true if anything does. */
export const walkForbidden = (state: State, at: number, dir: number, ear: Ear): boolean => {
  const moved = state.walked.includes(at);
  const left = leftOf(state);
  if (moved) ear?.push({ clause: 'sailors.once', reason: 'already-moved', facts: {} });
  if (left < 1) ear?.push(tooFewActions({ cost: 1, left }));
  if (kindOn(state.chart, at) === KIND.island) {
    ear?.push({ clause: 'island.stays', reason: 'stays-on-island', facts: {} });
    return true;
  }
  const to = neighbor(at, dir);
  const face = tileOn(state.chart, to) >> 2;
  if (face < 0) {
    ear?.push({ clause: 'sailors.land-only', reason: 'no-tile', facts: { to: squareText(to) } });
    return true;
  }
  const barred = noLand(state, at, dir, face, ear);
  if (barred && !ear) return true;
  return occupied(state, to, ear) || barred || moved || left < 1;
};

const walkBy = (state: State, seat: number, at: number): Clause[] => {
  const guest = shipOn(state.chart, at);
  const leaves = portOn(state.chart, at) !== NONE && guest !== NONE && ownerOf(guest) !== seat;
  return ['sailors.step', ...(leaves ? (['sailors.may-leave'] as const) : []), ...alsoBy(state, NONE, at)];
};

/** A sailor moves one square over land (sailors.step). */
export const checkWalk = (state: State, { seat, at: square, dir }: ActionOf<'walk'>): Judgment => {
  const at = squareOf(square);
  const found = departuresFirst(state);
  walkForbidden(state, at, directionOf(dir), found);
  return { found, by: found.length > 0 ? [] : walkBy(state, seat, at) };
};
