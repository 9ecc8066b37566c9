import { applying } from '@portolan/core/checkers';
import { check } from '../check/index.ts';
import { tooFewActions } from '../check/payment.ts';
import { stepCost, stepForbidden } from '../check/step.ts';
import type { Clause } from '../clauses.ts';
import { kindOfShip, slotOf } from '../ids.ts';
import { portOn, shipOn, tileOn } from '../pieces/chart.ts';
import { directionOf, neighbor, squareAt, squareText } from '../pieces/squares.ts';
import type { Readings } from '../readings.ts';
import type { Refusal } from '../reasons.ts';
import { HIDDEN, NONE, type State } from '../state.ts';
import { sharkCost } from '../table.ts';
import { type Direction, directions, type Event, type ShipMove } from '../types.ts';
import { defineChecker } from './define.ts';
import { clashingTiles, ringSquare } from './fields.ts';
import {
  ASKER,
  ask,
  cited,
  editionOf,
  eventOf,
  firstShip,
  giveActions,
  isPort,
  layOn,
  OPPONENT,
  putSailor,
  putShip,
  smallTable,
} from './small-table.ts';
import { opposite, readSailing } from './types/sailing.ts';
import type { SailingAnswer, SailingInput } from './types.ts';

const target = squareAt(0, 0);

/** Squares outside the waters around the target and beside the ship: those straight behind it first. */
const behind = (from: number, dir: number): number[] => [4, 3, 5].map((turn) => neighbor(from, (dir + turn) & 7));

/** Lighthouses kept by an opponent whose waters hold the ship but not its target. */
const layKeepers = (state: State, from: number, dir: number, count: number): void => {
  const free = behind(from, dir).filter((at) => tileOn(state.chart, at) < 0);
  for (const at of free.slice(0, count)) {
    layOn(state, at, { tile: 'lighthouse' });
    putSailor(state, OPPONENT, at);
  }
};

const layTiles = (state: State, { heading, from, to, around = {}, landBeyond, keepers = 0 }: SailingInput): void => {
  const own = opposite(heading);
  if (landBeyond) layOn(state, 2 * ringSquare(heading) - target, { tile: 'coast' });
  layOn(state, ringSquare(own), from);
  if (to) layOn(state, target, to);
  for (const name of directions) if (around[name]) layOn(state, ringSquare(name), around[name]);
  layKeepers(state, ringSquare(own), directionOf(heading), keepers);
};

/** Puts the ship on its square; what its cargo is does not matter here. */
const placeShip = (state: State, input: SailingInput): void => {
  const { ship, heading, from, bonus = 0, advanced = 0, rotated = 0, entered = false } = input;
  const cargo = ship === 'pirate' ? NONE : HIDDEN;
  const at = ringSquare(opposite(heading));
  const here = portOn(state.chart, at);
  putShip(state, firstShip(ASKER, ship), at, {
    heading: isPort(from) ? NONE : directionOf(heading),
    cargo,
    from: cargo === NONE ? NONE : Math.max(here, 0),
    kept: bonus,
    advanced,
    rotated,
    arrived: entered,
  });
};

const tableOf = (input: SailingInput, readings: Readings): State => {
  const { left, to, there, sailor } = input;
  const state = smallTable(readings, editionOf(input));
  giveActions(state, left);
  layTiles(state, input);
  placeShip(state, input);
  if (there) putShip(state, '1t1', target, { heading: to && isPort(to) ? NONE : directionOf(there) });
  if (sailor) putSailor(state, OPPONENT, target);
  return state;
};

const moveOf = ({ move, ship: kind, heading, useBonus }: SailingInput): ShipMove => {
  const ship = firstShip(ASKER, kind);
  const paid = useBonus ? { bonus: 1 } : {};
  if (move === 'depart') return { kind: 'depart', seat: ASKER, ship, dir: heading, ...paid };
  if (move === 'rotate') return { kind: 'rotate', seat: ASKER, ship, to: 'right', ...paid };
  return { kind: 'advance', seat: ASKER, ship, ...paid };
};

/** What the move takes: for a step the shark too. */
const costOf = (state: State, { move, ship, heading, to, useBonus }: SailingInput): { cost: number; shark: number } => {
  const spared = useBonus ? 1 : 0;
  if (move === 'rotate') return { cost: 1 - spared, shark: 0 };
  if (to === null) return { cost: 0, shark: 0 };
  const slot = slotOf(firstShip(ASKER, ship))!;
  const from = ringSquare(opposite(heading));
  return {
    cost: stepCost(state, slot, from, directionOf(heading)) - spared,
    shark: sharkCost(state, kindOfShip(slot), from, target),
  };
};

/** The clause by which the shark takes its actions: off it, or on the way to it, also beyond a ship that is passed. */
const sharkClause = ({ from, to, move }: SailingInput): Clause =>
  move !== 'rotate' && from.tile === 'shark' && to?.tile !== 'shark' ? 'hazard.shark-twice' : 'hazard.shark';

/** Why a ship that would pass over another cannot go on: what forbids the step after it, else that it cannot be paid. */
const blockedBeyond = (
  state: State,
  input: SailingInput,
  violations: readonly { readonly reason: string }[],
): Refusal[] => {
  if (!violations.some(({ reason }) => reason === 'cannot-move-on')) return [];
  const dir = directionOf(input.heading);
  const ship = slotOf(firstShip(ASKER, input.ship))!;
  const ear: Refusal[] = [];
  stepForbidden(state, { ship, from: target, dir, left: input.left, bonus: input.bonus ?? 0 }, ear);
  if (ear.length > 0) return ear;
  const left = Math.max(0, input.left - costOf(state, input).cost);
  const cost = stepCost(state, ship, target, dir);
  const delayed = cost > 1 ? { shark: true } : {};
  return [tooFewActions({ cost, left, ...delayed })];
};

/** Tiles around the target, the ship's own too, that cannot lie there beside the target and the tiles before them. */
const clashesOf = ({ heading, from, to, around, move, ...input }: SailingInput): Direction[] =>
  move === 'rotate' ? [] : clashingTiles(editionOf(input), { ...around, [opposite(heading)]: from }, to);

const tollOf = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.kind === 'tollPaid' ? event.amount : 0), 0);

const answer = (input: SailingInput, readings: Readings): SailingAnswer => {
  const state = tableOf(input, readings);
  const attempt = moveOf(input);
  const { verdict, after, events } = ask(state, attempt);
  const crossing = verdict.legal && after.phase === 'crossing';
  const noticed = check(state, { kind: 'denounce', seat: OPPONENT, attempt });
  const step = input.move !== 'rotate';
  const { cost, shark } = costOf(state, input);
  const blocked = verdict.legal ? [] : blockedBeyond(state, input, verdict.violations);
  return {
    verdict,
    clauses: applying(
      ...cited(verdict),
      (shark > 0 || blocked.some((found) => 'shark' in found.facts)) && sharkClause(input),
      step && input.ship === 'fishing' && 'fishing.coasting',
      step && shipOn(state.chart, target) >= 0 && 'crossing.parallel',
      crossing && 'crossing.move-on',
      ...events.map(({ clause }) => clause),
      noticed.legal && 'ships.illegal-move',
    ),
    cost,
    shark,
    blocked,
    clashes: clashesOf(input),
    toll: tollOf(events),
    moveOn: crossing ? squareText(neighbor(target, directionOf(input.heading))) : null,
    sinks: eventOf(events, 'shipSunk')?.cause ?? null,
    penalty: noticed.legal,
    events,
  };
};

/** "May this ship do this?" */
export const sailing = defineChecker<SailingInput, SailingAnswer>({
  id: 'sailing',
  rulings: ['hazard-entry', 'shore-squares', 'coasting-own-square', 'bonus-kind', 'shark-short', 'pirate-moves'],
  example: {
    move: 'advance',
    ship: 'fishing',
    heading: 'E',
    left: 2,
    from: { tile: 'sea' },
    to: { tile: 'sea' },
    around: { N: { tile: 'coast' }, NE: { tile: 'quarter', rot: 0 } },
  },
  input: readSailing,
  answer,
  decision: ({ verdict, cost, sinks }) => [verdict.legal, cost, sinks],
});
