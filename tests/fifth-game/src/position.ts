import { ok, type Result, type SetupOptions } from '@portolan/core';
import * as read from '@portolan/core/readers';
import { type Point, points } from './board.ts';
import { openPoints } from './readings.ts';
import { men, pointsOf, type State, tableOf } from './state.ts';

/** A point of the board, a seat, readings by open point. */
export const point = read.word(points, 'unknown-point');
const seat = read.seatOf(2);
export const rulings = read.rulingsFrom(openPoints);

const own = read.list(point, points.length);
/** The men of both seats, all on different points. */
export const board = read.also(
  read.described('Where the men of each seat stand.', read.tuple<[readonly Point[], readonly Point[]]>(own, own)),
  (found, path, problems) => {
    const all = found.flat();
    const twice = all.find((one, i) => all.indexOf(one) !== i);
    if (twice) problems.push({ path, code: 'two-men', facts: { found: twice } });
  },
  'two-men',
);

const inHand = read.integer(0, men);
const hands = read.tuple<[number, number]>(inHand, inHand);
const position = read.shape(
  { board },
  {
    hands: read.described('Men of each seat not placed yet; left out: none.', hands),
    active: read.described('Who is to play; left out: seat 0.', seat),
    taking: read.described('Whether the active seat has to take a man for a mill; left out: no.', read.boolean),
    rulings,
  },
);
const kind = <Kind extends string>(name: Kind) => read.word([name], 'unknown-kind');
const action = read.tagged(
  'kind',
  {
    place: read.shape({ kind: kind('place'), seat, to: point }),
    move: read.shape({ kind: kind('move'), seat, from: point, to: point }),
    take: read.shape({ kind: kind('take'), seat, at: point }),
  },
  'unknown-kind',
);
const options = read.shape({ seats: read.integer(2, 2) }, { rulings });

/** A table as people write it. */
export type Position = read.ValueOf<typeof position>;
/** What a player does. */
export type Action = read.ValueOf<typeof action>;

/** JSON Schemas of what is read. */
export const schemas = {
  position: read.schemaOf('A position of merels', position),
  action: read.schemaOf('An action of merels', action),
};

/** Reads a position of unknown shape. */
export const parsePosition = (json: unknown): Result<State> => {
  const parsed = read.parseWith(position, json);
  if (!parsed.ok) return parsed;
  const { board: on, hands: held = [0, 0], active = 0, taking = false, rulings: chosen } = parsed.value;
  return ok({ ...tableOf(on, held, chosen), active, taking });
};

/** The readable form of a state. */
export const makePosition = (state: State): Position => {
  const { active, taking } = state;
  const named = openPoints.named(state.rulings);
  return {
    board: [pointsOf(state, 0), pointsOf(state, 1)],
    hands: [...state.hands],
    active,
    taking,
    ...(Object.keys(named).length > 0 ? { rulings: named } : {}),
  };
};

/** Reads an action of unknown shape; illegal ones are read all the same. */
export const parseAction = (json: unknown): Result<Action> => read.parseWith(action, json);

/** A new game. */
export const setup = (json: SetupOptions): Result<State> => {
  const parsed = read.parseWith(options, json);
  return parsed.ok ? ok(tableOf([[], []], [men, men], parsed.value.rulings)) : parsed;
};
