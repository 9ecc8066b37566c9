import type { Result } from '@portolan/core';
import { type Box, boxOf } from './box.ts';
import {
  boolean,
  direction,
  face,
  integer,
  list,
  mapped,
  object,
  only,
  parseWith,
  port,
  type Reader,
  readersFor,
  rotation,
  seatOf,
  square,
  tagged,
  text,
  withSchema,
  word,
} from './parse.ts';
import { pieceOf, shipIdOf } from './position/reader.ts';
import type { State } from './state.ts';
import {
  type Action,
  type ActionKind,
  type Advance,
  type Depart,
  type Rotate,
  type ShipMove,
  shipKinds,
} from './types.ts';

/** The most pieces, bonus moves or coins an action can name. */
const MANY = 40;
const MOST_COINS = 99_999;

const idShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const kind = <Kind extends ActionKind>(name: Kind): Reader<Kind> => only(name, 'unknown-kind');

/** A value that must be there in this state, else it is unknown. */
const there = <Value>(reader: Reader<Value>, exists: (value: Value) => boolean, code: string): Reader<Value> =>
  withSchema(reader.schema, (json, path, problems) => {
    const value = reader(json, path, problems);
    if (value === undefined || exists(value)) return value;
    problems.push({ path, code, facts: { found: value } });
    return undefined;
  });

/** A reader for each kind of action, for a game for so many with this box or with any. */
const readersOf = (count: number, box: Box | undefined) => {
  const cardAt = box?.cardAt;
  const seat = seatOf(count);
  const ship = shipIdOf(count);
  const card = text((found) => (cardAt ? found in cardAt : idShape.test(found)), 'unknown-card', {
    pattern: idShape.source,
  });
  const trade = there(card, (id) => !box || box.cardAt[id]! < box.tradeCards, 'unknown-card');
  const bonus = integer(0, MANY);
  const piece = pieceOf(count);
  const sell = list(piece, MANY);
  const shipMoves = {
    depart: object<Depart>({ kind: kind('depart'), seat, ship, dir: direction }, { bonus }),
    advance: object<Advance>({ kind: kind('advance'), seat, ship }, { bonus, card: trade }),
    rotate: object<Rotate>(
      { kind: kind('rotate'), seat, ship, to: word(['left', 'right'], 'unknown-side') },
      { bonus },
    ),
  };
  const moves = { oneOf: Object.values(shipMoves).map(({ schema }) => schema) };
  const attempt: Reader<ShipMove> = withSchema(moves, (json, path, problems) => {
    const named = (json as { kind?: unknown } | null | undefined)?.kind;
    const known = typeof named === 'string' && Object.hasOwn(shipMoves, named);
    const reader = known ? shipMoves[named as keyof typeof shipMoves] : shipMoves.advance;
    return (reader as Reader<ShipMove>)(json, path, problems);
  });
  const readers: { readonly [Kind in ActionKind]: Reader<Extract<Action, { kind: Kind }>> } = {
    dealPort: object({ kind: kind('dealPort'), to: seat, port }, {}),
    tile: object({ kind: kind('tile'), face }, {}),
    card: object({ kind: kind('card'), card }, {}),
    reveal: object({ kind: kind('reveal'), card }, {}),
    drawTile: object({ kind: kind('drawTile'), seat }, {}),
    layPort: object({ kind: kind('layPort'), seat, at: square, rot: rotation }, {}),
    layTile: object({ kind: kind('layTile'), seat, at: square, rot: rotation }, {}),
    returnTile: object({ kind: kind('returnTile'), seat }, {}),
    buyShip: object({ kind: kind('buyShip'), seat, piece: word(shipKinds, 'unknown-piece'), at: square }, { sell }),
    buySailor: object({ kind: kind('buySailor'), seat, at: square }, { sell }),
    load: object({ kind: kind('load'), seat, ship }, {}),
    ...shipMoves,
    walk: object({ kind: kind('walk'), seat, at: square, dir: direction }, {}),
    attack: object({ kind: kind('attack'), seat, ship, at: square }, {}),
    bargain: object({ kind: kind('bargain'), seat, ship, at: square, sum: integer(-MOST_COINS, MOST_COINS) }, {}),
    answer: object({ kind: kind('answer'), seat, accept: boolean }, { sell }),
    sell: object({ kind: kind('sell'), seat, piece }, {}),
    denounce: object({ kind: kind('denounce'), seat, attempt }, {}),
    endTurn: object({ kind: kind('endTurn'), seat }, {}),
  };
  return readers;
};

/** No bonus move is the same as none named, and an empty list of pieces the same as none. */
const canonical = (action: Action): Action => {
  const fields = Object.entries(action).filter(
    ([name, value]) => !(name === 'bonus' && value === 0) && !(name === 'sell' && (value as unknown[]).length === 0),
  );
  return fields.length === Object.keys(action).length ? action : (Object.fromEntries(fields) as unknown as Action);
};

const readerOf = (count: number, box: Box | undefined): Reader<Action> =>
  mapped(tagged('kind', readersOf(count, box), 'unknown-kind') as Reader<Action>, canonical);

/** Actions of any game. */
export const anyAction: Reader<Action> = readerOf(4, undefined);

const readerIn = readersFor(readerOf as (count: number, box: Box) => Reader<Action>);

/** Reads an action of unknown shape. With a state, ids and seats are those of its game; illegal actions are read all the same. */
export const parseAction = (json: unknown, state?: State): Result<Action> =>
  parseWith(state ? readerIn(state.seats, boxOf(state.edition)) : anyAction, json);
