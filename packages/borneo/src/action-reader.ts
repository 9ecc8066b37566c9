import type { Result } from '@portolan/core';
import { type Box, boxOf } from './box.ts';
import { parseFace } from './faces.ts';
import {
  anyId,
  card,
  company,
  described,
  face,
  integer,
  list,
  MOST_SEATS,
  mapped,
  object,
  only,
  parseWith,
  type Reader,
  rank,
  readersFor,
  seatOf,
  tagged,
  text,
  word,
} from './parse.ts';
import type { State } from './state.ts';
import { type Action, type ActionKind, companyIds, type PortNumber, spiceIds, type Trade } from './types.ts';

/** The most cards one action can name. */
const MOST_CARDS = 60;

/** Readers of the ids of a box; without one, of anything that looks like an id. */
const idOf = (known: Readonly<Record<string, number>> | undefined, code: string): Reader<string> =>
  text((found) => (known ? found in known : anyId(found, '', []) !== undefined), code, anyId.schema);

const kind = <Kind extends ActionKind>(name: Kind): Reader<Kind> => only(name, 'unknown-kind');

const port = integer(1, 3) as Reader<PortNumber>;

/** The reader of actions in a game for so many with this box; without one, of any game: nothing that changes in a game. */
const readerOf = (count: number, box: Box | undefined): Reader<Action> => {
  const seat = seatOf(count, MOST_SEATS);
  const harbor = idOf(box?.harborAt, 'unknown-harbor');
  const mission = idOf(box?.missionAt, 'unknown-mission');
  const isHarbor = (found: string): boolean => (box ? found in box.harborAt : anyId(found, '', []) !== undefined);
  const payable = described(
    'A Shipment face or the id of a Harbor card.',
    text((found) => parseFace(found) !== undefined || isHarbor(found), 'unknown-card', {
      anyOf: [{ pattern: face.schema.pattern! }, { pattern: anyId.schema.pattern! }],
    }),
  );
  const faces = list(face, MOST_CARDS);
  const trade = object<Trade>({ card: payable, as: word(spiceIds, 'unknown-spice') }, {});
  const readers: { readonly [Kind in ActionKind]: Reader<Extract<Action, { kind: Kind }>> } = {
    draw: object({ kind: kind('draw'), to: seat, card }, {}),
    reveal: object({ kind: kind('reveal'), port, harbor }, {}),
    chooseFirst: object({ kind: kind('chooseFirst'), first: seat }, {}),
    place: object({ kind: kind('place'), seat, company }, {}),
    completeMission: object(
      { kind: kind('completeMission'), seat, mission, pay: list(payable, MOST_CARDS) },
      { trades: list(trade, MOST_CARDS) },
    ),
    transfer: object({ kind: kind('transfer'), seat, from: company, rank, to: company }, {}),
    attack: object({ kind: kind('attack'), seat, company, attacker: rank, defender: rank, cards: faces }, {}),
    defend: object({ kind: kind('defend'), seat, cards: faces }, {}),
    yield: object({ kind: kind('yield'), seat, to: word(['swap', ...companyIds], 'unknown-company') }, {}),
    reward: object({ kind: kind('reward'), seat, cards: faces }, {}),
    playShipment: object({ kind: kind('playShipment'), seat, card: face, port: integer(-99, 99) }, {}),
    take: object({ kind: kind('take'), seat, card: face }, {}),
    discard: object({ kind: kind('discard'), seat, cards: faces }, {}),
    pass: object({ kind: kind('pass'), seat }, {}),
  };
  return mapped(tagged('kind', readers, 'unknown-kind'), canonical);
};

/** An empty list of trades is the same as none. */
const canonical = (action: Action): Action => {
  if (action.kind !== 'completeMission' || action.trades?.length !== 0) return action;
  const { trades: _, ...rest } = action;
  return rest;
};

/** Actions of any game. */
export const anyAction: Reader<Action> = readerOf(MOST_SEATS, undefined);

const readerIn = readersFor(readerOf as (count: number, box: Box) => Reader<Action>);

/** Reads an action of unknown shape. With a state, ids and seats are those of its game, whatever has happened in it; illegal actions are read all the same. */
export const parseAction = (json: unknown, state?: State): Result<Action> =>
  parseWith(state ? readerIn(state.seats, boxOf(state.edition)) : anyAction, json);
