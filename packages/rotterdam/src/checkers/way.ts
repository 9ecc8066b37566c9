import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import { isFree } from '../counts.ts';
import type { Edition } from '../edition.ts';
import { advanceCall, applyCallColor, waysAhead } from '../effects/sail.ts';
import { distancesTo } from '../pieces/reach.ts';
import { type Way, wayOf } from '../pieces/sailing.ts';
import type { Readings } from '../readings.ts';
import { clone, type State } from '../state.ts';
import type { HarborId, PositionId } from '../types.ts';
import { defineChecker } from './define.ts';
import { cited, editionOf, putOthers, putShip, remembered, smallTable, withLargeFleets } from './small-table.ts';
import { readWay } from './types/river.ts';
import type { ShipWay, WayAnswer, WayInput } from './types.ts';

const SHIP = 0;
const OWNER = 0;

/** The ship and those directly ahead, and its owner calls the color. */
const calledTable = (input: WayInput, rulings: Readings): State => {
  const state = smallTable({ edition: withLargeFleets(editionOf(input)), rulings, phase: 'sail', seats: 2 });
  const { ahead, positions } = boxOf(state.edition);
  putShip(state, SHIP, input.position);
  const near = ahead[positions.at[input.position]!]!.map(({ to }) => positions.ids[to]!);
  putOthers(
    state,
    OWNER,
    near.filter((one) => input.occupied.includes(one)),
  );
  applyCallColor(state, { kind: 'callColor', seat: OWNER, color: input.color }, undefined);
  // Whether the others move, too, is another question.
  const { call } = state;
  return { ...state, call: { ...call!, waiting: call!.waiting.filter((ship) => ship === SHIP) } };
};

/** How far each harbor of a box is from each position. */
const distances = remembered((edition: Edition) => edition.harbors.map(({ id }) => distancesTo(edition, id)));

/** Harbors that a ship can reach from a position on the empty river. */
const harborsFrom = (edition: Edition, position: PositionId): readonly HarborId[] =>
  edition.harbors.flatMap(({ id }, at) => (distances(edition)[at]!.get(position) === null ? [] : [id]));

const waysOf = (state: State, input: WayInput): readonly ShipWay[] => {
  const { ahead, positions, colors } = boxOf(state.edition);
  const edition = editionOf(input);
  const before = harborsFrom(edition, input.position);
  return ahead[state.at[SHIP]!]!.map(({ to, color }) => {
    const id = positions.ids[to]!;
    const free = isFree(state, to);
    const after = harborsFrom(edition, id);
    const lost = before.filter((harbor) => !after.includes(harbor));
    return { to: id, color: colors.ids[color]!, taken: !free, open: free && color === state.call!.color, lost };
  });
};

/** Where it is said to go, or that the owner goes on without moving it. */
const judge = (state: State, { to }: WayInput) => {
  if (to !== undefined) return check(state, { kind: 'sail', seat: OWNER, ship: '0a', to });
  const later = clone(state);
  advanceCall(later, undefined);
  return check(later, { kind: 'endTurn', seat: OWNER });
};

const because: Readonly<Record<Way, readonly Clause[]>> = {
  none: ['sail.by-color'],
  blocked: ['sail.by-color', 'sail.blocked'],
  forced: ['sail.by-color', 'sail.all-ships-move'],
  evasion: ['sail.by-color', 'sail.all-ships-move', 'sail.evasion'],
  choice: ['sail.by-color', 'sail.all-ships-move', 'sail.owner-chooses'],
};

const answer = (input: WayInput, readings: Readings): WayAnswer => {
  const state = calledTable(input, readings);
  const verdict = judge(state, input);
  const ways = waysOf(state, input);
  const way = wayOf(waysAhead(state, SHIP, state.call!.color).length, ways.filter(({ open }) => open).length);
  return {
    verdict,
    clauses: applying(...because[way], ...(input.to === undefined ? [] : cited(verdict))),
    way,
    mustMove: ways.some(({ open }) => open),
    ways,
  };
};

/** "This ship must move." "May it wait?" "Which way?" */
export const way = defineChecker<WayInput, WayAnswer>({
  id: 'way',
  rulings: ['harbor-occupancy'],
  example: { color: 'green', position: 'E2', occupied: ['F1'] },
  input: readWay,
  answer,
  decision: ({ verdict, way, ways }) => [verdict.legal, way, ways.map(({ open }) => open)],
});
