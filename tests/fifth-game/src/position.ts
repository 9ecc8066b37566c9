import { bad, ok, type Result, type SetupOptions } from '@portolan/core';
import {
  also,
  boolean,
  integer,
  isObject,
  list,
  object,
  parseWith,
  type Reader,
  record,
  rulingsFrom,
  seatOf,
  word,
} from '@portolan/core/readers';
import { type Point, points } from './board.ts';
import { type Readings, table } from './readings.ts';
import { men, pointsOf, tableOf } from './state.ts';
import type { Action, Position, State } from './types.ts';

export const point: Reader<Point> = word(points, 'unknown-point');
const seat = seatOf(2);
const pair = <Value>(reader: Reader<Value>) => list(reader, 2, 2) as unknown as Reader<readonly [Value, Value]>;
/** Readings by open point. */
export const rulings = rulingsFrom(table) as Reader<Partial<Readings>>;

/** Points that are all different. */
export const board = also(pair(list(point, points.length)), (found, path, problems) => {
  const all = found.flat();
  const twice = all.find((one, i) => all.indexOf(one) !== i);
  if (twice) problems.push({ path, code: 'two-men', facts: { found: twice } });
});

const position = object<Position>({ board }, { hands: pair(integer(0, men)), active: seat, taking: boolean, rulings });

/** Reads a position of unknown shape. */
export const parsePosition = (json: unknown): Result<State> => {
  const read = parseWith(position, json);
  if (!read.ok) return read;
  const { board, hands = [0, 0], active = 0, taking = false, rulings } = read.value;
  return ok({ ...tableOf(board, hands, rulings), active, taking });
};

/** The readable form of a state. */
export const makePosition = (state: State): Position => {
  const { hands, active, taking } = state;
  const named = table.named(state.rulings);
  return {
    board: [pointsOf(state, 0), pointsOf(state, 1)],
    hands: [...hands],
    active,
    taking,
    ...(Object.keys(named).length > 0 ? { rulings: named } : {}),
  };
};

const kind = <Kind extends string>(name: Kind) => word([name], 'unknown-kind');
const actions: Readonly<Record<string, Reader<Action>>> = {
  place: object({ kind: kind('place'), seat, to: point }, {}),
  move: object({ kind: kind('move'), seat, from: point, to: point }, {}),
  take: object({ kind: kind('take'), seat, at: point }, {}),
};

/** Reads an action of unknown shape; illegal ones are read all the same. */
export const parseAction = (json: unknown): Result<Action> => {
  if (!isObject(json)) return bad({ path: '', code: 'not-an-object' });
  const reader = Object.hasOwn(actions, String(json.kind)) ? actions[String(json.kind)] : undefined;
  return reader
    ? parseWith(reader, json)
    : bad({
        path: 'kind',
        code: json.kind === undefined ? 'missing-field' : 'unknown-kind',
        facts: { expected: Object.keys(actions) },
      });
};

/** What a new game is made of: there is one box and there are no variants. */
interface Options {
  readonly seats: number;
  readonly edition?: string;
  readonly rulings?: Partial<Readings>;
  readonly variants?: Readonly<Record<string, boolean>>;
}
const options = object<Options>(
  { seats: integer(2, 2) },
  { edition: word([], 'unknown-edition'), rulings, variants: record([], boolean, 'unknown-variant') },
);

/** A new game. */
export const setup = (json: SetupOptions): Result<State> => {
  const read = parseWith(options, json);
  return read.ok ? ok(tableOf([[], []], [men, men], read.value.rulings)) : read;
};
