import { applying } from '@portolan/core/checkers';
import { boxOf, cardAt, NONE } from '../box.ts';
import { fleetOf, ownerOf, shipName } from '../counts.ts';
import type { Readings } from '../readings.ts';
import type { State } from '../state.ts';
import type { Action, Event, ShipId } from '../types.ts';
import { defineChecker } from './define.ts';
import {
  attempt,
  cited,
  clausesOf,
  editionOf,
  ownEvents,
  putOthers,
  putShip,
  smallTable,
  withLargeFleets,
} from './small-table.ts';
import { isSame, readCargo } from './types/cards.ts';
import type { CargoAfter, CargoAnswer, CargoInput, CargoShip } from './types.ts';

/** Puts the ship described on the board, or names one of the reserve. */
const place = (state: State, { owner, at, cargo }: CargoShip, number: number): ShipId => {
  const ship = owner * fleetOf(state) + number;
  return at === null ? shipName(state, ship) : putShip(state, ship, at, cargo);
};

/** A position that nobody named: neither start nor quay. */
const anywhere = (state: State): string => {
  const { positions, isStart, harborOf } = boxOf(state.edition);
  return positions.ids.find((_, at) => !isStart[at] && harborOf[at] === NONE && !state.at.includes(at))!;
};

/** The small table, the play, and the ships named. */
const setTable = (input: CargoInput, rulings: Readings) => {
  const { card, seat = 0, ship, other, start, afloat, occupied = [], variants } = input;
  const edition = withLargeFleets(editionOf(input));
  const state = smallTable({ edition, rulings, phase: 'anchor', seat, variants });
  const { positions, isStart } = boxOf(state.edition);
  state.navigation[seat] = [cardAt[card]];
  const first = place(state, ship, 0);
  // Each is its owner's first ship: nobody has counted others.
  const second = other && (isSame(ship, other) ? first : place(state, other, other.owner === ship.owner ? 1 : 0));
  const named = [...new Set([first, second])].filter((id) => id !== undefined);
  const starts = occupied.filter((one) => isStart[positions.at[one]!]);
  putOthers(state, seat, starts, named);
  if (afloat) putShip(state, seat * fleetOf(state) + 2, anywhere(state));
  const action = { kind: 'playCard', seat, ...playOf(input, first, second, start) } as Action;
  return { state, action, named };
};

const playOf = ({ card }: CargoInput, ship: ShipId, other: ShipId | undefined, start: string | undefined) => {
  if (card === 'port-police') return { card, ship };
  if (card === 'turn-of-luck') return { card, ships: [ship, other] };
  return start === undefined ? { card, from: ship, to: other } : { card, from: ship, start };
};

const cargoEvents: readonly Event['kind'][] = [
  'cardPlayed',
  'launched',
  'cargoSwapped',
  'cargoStolen',
  'cargoReturned',
];

/** The ships named, and one that the table has only afterwards. */
const shipsAfter = (before: State, after: State, named: readonly ShipId[]): readonly CargoAfter[] => {
  const { positions, materials } = boxOf(before.edition);
  const id = (ids: readonly string[], at: number): string | null => (at === NONE ? null : ids[at]!);
  const isLaunched = (ship: number): boolean => before.at[ship] === NONE && after.at[ship] !== NONE;
  const ships = before.at.map((_, ship) => ship);
  const known = named.map((name) => ships.find((ship) => shipName(before, ship) === name)!);
  const all = [...known, ...ships.filter((ship) => isLaunched(ship) && !known.includes(ship))];
  return all.map((ship) => ({
    ship: shipName(before, ship),
    owner: ownerOf(before, ship),
    at: id(positions.ids, after.at[ship]!),
    before: id(materials.ids, before.cargo[ship]!),
    after: id(materials.ids, after.cargo[ship]!),
  }));
};

const answer = (input: CargoInput, rulings: Readings): CargoAnswer => {
  const { state, action, named } = setTable(input, rulings);
  const { verdict, after, events } = attempt(state, action);
  const own = ownEvents(events, cargoEvents);
  return {
    verdict,
    clauses: applying(`card.${input.card}`, ...cited(verdict), ...clausesOf(own)),
    ships: shipsAfter(state, after, named),
    stock: own.flatMap((event) => (event.kind === 'cargoReturned' ? [event.cargo] : [])),
    events: own,
  };
};

/** "You cannot steal that." Thief, Turn of luck, Port police. */
export const cargo = defineChecker<CargoInput, CargoAnswer>({
  id: 'cargo',
  rulings: ['thief-full-hold', 'swap-empty'],
  example: {
    card: 'cargo-thief',
    ship: { owner: 1, at: 'D2', cargo: 'fruit' },
    other: { owner: 0, at: 'C1', cargo: 'grain' },
  },
  input: readCargo,
  answer,
  decision: ({ verdict, ships, stock }) => [verdict.legal, ships.map(({ after }) => after), stock],
});
