import type { Result } from '@portolan/core';
import { type Box, boxOf, MOST_PORTERS } from './box.ts';
import {
  id,
  integer,
  known,
  list,
  object,
  only,
  parseWith,
  quay,
  type Reader,
  readersFor,
  record,
  seatOf,
  tagged,
  tile,
  valueOr,
} from './parse.ts';
import type { State } from './state.ts';
import type { Action, ActionKind, ActionOf, Assigned, PorterAt } from './types.ts';

/** The most porters one action can name. */
const MOST_NAMED = 40;

/** The highest bid that is read. */
const MOST_PREMIUMS = 9999;

const kind = <Kind extends ActionKind>(name: Kind): Reader<Kind> => only(name, 'unknown-kind') as Reader<Kind>;

type Readers = { readonly [Kind in ActionKind]: Reader<ActionOf<Kind>> };

/** A reader for each kind of action, for a game with this box or for any. */
const readersOf = (box: Box | undefined, seats: number): Readers => {
  const seat = seatOf(seats, 4);
  const goods = box ? known(box.goodsAt, 'unknown-goods') : id;
  const contact = box ? known(box.contactAt, 'unknown-contact') : id;
  const drawn: Reader<string> = valueOr('?', goods);
  const porters = list(seat, MOST_NAMED);
  const porterAt = object<PorterAt>({ quay, porter: seat }, {});
  const own = <Kind extends ActionKind>(name: Kind) => ({ kind: kind(name), seat });
  return {
    revealShip: object({ kind: kind('revealShip'), ship: integer(1, MOST_PORTERS) }, {}),
    drawGoods: object({ kind: kind('drawGoods'), goods: drawn }, {}),
    revealTile: object({ kind: kind('revealTile'), tile }, {}),
    openAuction: object(own('openAuction'), {}),
    bid: object({ ...own('bid'), amount: integer(-MOST_PREMIUMS, MOST_PREMIUMS) }, {}),
    pass: object(own('pass'), {}),
    playTile: object({ ...own('playTile'), tile, quay }, {}),
    playContact: object({ ...own('playContact'), contact }, {}),
    place: object<ActionOf<'place'>>({ ...own('place'), quays: list(quay, MOST_NAMED) }, {}),
    move: object<ActionOf<'move'>>({ ...own('move'), from: quay, to: quay, porters }, {}),
    swap: object<ActionOf<'swap'>>({ ...own('swap'), a: porterAt, b: porterAt }, {}),
    remove: object<ActionOf<'remove'>>({ ...own('remove'), quay, porters }, {}),
    replace: object<ActionOf<'replace'>>({ ...own('replace'), quay, porter: seat }, {}),
    swapGoods: object<ActionOf<'swapGoods'>>({ ...own('swapGoods'), a: quay, b: quay }, {}),
    choose: object({ ...own('choose'), option: integer(-99, 99) }, {}),
    skip: object(own('skip'), {}),
    depart: object<ActionOf<'depart'>>({ ...own('depart'), quay }, {}),
    payCommission: object(own('payCommission'), {}),
    leaveSlate: object({ ...own('leaveSlate'), to: seat }, {}),
    assignGoods: object<ActionOf<'assignGoods'>>(
      {
        ...own('assignGoods'),
        tiles: record(['1', '2', '3', '4'], goods, 'unknown-quay') as Reader<Assigned>,
      },
      {},
    ),
    endTurn: object(own('endTurn'), {}),
  };
};

/** A reader for each kind of action of any game. */
export const actionReaders: Readers = readersOf(undefined, 4);

/** An action of any game. */
export const anyAction = tagged('kind', actionReaders, 'unknown-kind') as Reader<Action>;

/** Actions of a game, whose readers are made once for its box and number of seats. */
const inBox = readersFor((seats, box: Box) => tagged('kind', readersOf(box, seats), 'unknown-kind') as Reader<Action>);

/** Reads an action of unknown shape. With a state, ids and seats are those of its game; illegal actions are read all the same. */
export const parseAction = (json: unknown, state?: State): Result<Action> =>
  parseWith(state ? inBox(state.seats, boxOf(state.edition)) : anyAction, json);
