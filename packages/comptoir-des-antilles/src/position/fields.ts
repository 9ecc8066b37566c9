import type { Seat } from '@portolan/core';
import { within } from '@portolan/core';
import { type Box, MOST_PORTERS, QUAYS } from '../box.ts';
import { editionReader, MOST_CONTACTS } from '../edition-reader.ts';
import { effect } from '../effect-reader.ts';
import {
  also,
  alsoTested,
  asIs,
  boolean,
  bySeatOf,
  described,
  id,
  integer,
  type JsonSchema,
  known,
  list,
  nullable,
  object,
  only,
  quay,
  type Reader,
  record,
  recordBy,
  rulings,
  seatOf,
  text,
  tile,
  valueOr,
  withSchema,
  word,
} from '../parse.ts';
import { parseHandTile, parseQuay } from '../quay-text.ts';
import { type Counts, causes, type Position, phases, tileIds } from '../types.ts';
import { seats } from './seats.ts';

export { seats };

/** The most pieces of a kind that are read. */
const MOST_PIECES = 400;

/** The most premiums that are read, above and below 0. */
const MOST_PREMIUMS = 9999;

/** One item for each seat. */
export const bySeat = bySeatOf({ min: 3, max: 4 });

/** Seats, none of them twice. */
const eachOnce = (seats: Reader<readonly Seat[]>): Reader<readonly Seat[]> =>
  also(
    seats,
    (found, path, problems) => {
      for (const [i, seat] of found.entries()) {
        if (found.indexOf(seat) < i)
          problems.push({ path: `${path}[${i}]`, code: 'duplicate', facts: { found: seat } });
      }
    },
    'duplicate',
  );

const piece = integer(0, MOST_PIECES);

const counts = (names: readonly string[], code: string): Reader<Counts> => record(names, piece, code) as Reader<Counts>;

/** Counts by things of the box; the schema is that of any box. */
const countsInBox = (names: readonly string[], code: string): Reader<Counts> =>
  withSchema(recordBy(id, piece).schema, counts(names, code));

const shipValues = Array.from({ length: MOST_PORTERS }, (_, i) => String(i + 1));

const quaySchema: JsonSchema = {
  type: 'string',
  pattern: '^(-|(0{0,2}[1-9]|0?1[0-2]) (-|[a-z0-9-]+)( ([A-D]\\d{1,2})+)?( [a-z-]+/[A-D])?)$',
  description:
    '5 rum A2B1 pirates/C: value, goods (- none yet), porters by seat, event tile / owner; - without a ship.',
  ...alsoTested({}, 'unknown-goods', 'unknown-tile', 'unknown-seat', 'duplicate', 'out-of-range'),
};

const handTile: JsonSchema = {
  type: 'string',
  pattern: '^(\\?|[a-z0-9-]+!?)$',
  description: 'Goods in a hand; with ! if everybody knows them; ? face down.',
};

/** A quay in notation; its text is kept. */
export const quayText = (box: Box, count: number): Reader<string> =>
  withSchema(quaySchema, (json, path, problems) => {
    if (typeof json !== 'string') {
      problems.push({ path, code: 'wrong-type', facts: { expected: 'string' } });
      return undefined;
    }
    const read = parseQuay(json, box, count);
    if (read.ok) return json;
    problems.push(...within(path, read.problems));
    return undefined;
  });

/** The ship on top of the pile. */
const top: Reader<number | '?' | null> = nullable(valueOr('?', integer(1, MOST_PORTERS)));

const version = only(1, 'wrong-version');

type Turn = NonNullable<Position['turn']>;
type Leaving = NonNullable<Position['leaving']>;
type Auction = NonNullable<Position['auction']>;
type Ended = NonNullable<Position['outcome']>;

const auction = (seat: Reader<Seat>, count: number): Reader<Auction> =>
  object<Auction>(
    { tile },
    {
      high: nullable(object({ seat, amount: integer(1, MOST_PREMIUMS) }, {})),
      passed: eachOnce(withSchema(list(seat, 4).schema, list(seat, count))),
      next: seat,
    },
  );

/** The readers of a position's fields, for so many seats and this box. */
export const positionReader = (count: number, box: Box): Reader<Position> => {
  const seat = seatOf(count, 4);
  const contact = known(box.contactAt, 'unknown-contact');
  const goodsNames = box.goods.map(({ id }) => id);
  const goods = list(known(box.goodsAt, 'unknown-goods'), MOST_PIECES);
  const hand = list(
    text((found) => parseHandTile(found, box) !== undefined, 'unknown-goods', handTile),
    QUAYS + 1,
  );
  const discarded: Reader<string> = valueOr('?', contact);
  const small = integer(0, 99);
  return object<Position>(
    { seats },
    {
      game: word(['comptoir-des-antilles'], 'wrong-game'),
      version,
      edition: asIs(editionReader.schema),
      rulings: rulings as Reader<Readonly<Record<string, string>>>,
      phase: word(phases, 'unknown-phase'),
      quays: list(quayText(box, count), QUAYS, QUAYS),
      premiums: bySeat(count, integer(-MOST_PREMIUMS, MOST_PREMIUMS)),
      reserves: bySeat(count, described('Porters not aboard: compared with those aboard.', piece)),
      hands: bySeat(count, hand),
      tiles: bySeat(count, list(tile, MOST_PIECES)),
      discards: bySeat(count, withSchema(list(discarded, MOST_CONTACTS).schema, list(discarded, box.contacts.length))),
      slate: seat,
      first: seat,
      left: boolean,
      active: seat,
      turn: object<Turn>(
        {},
        {
          contact,
          resolved: boolean,
          effects: list(effect, 6),
          tilePlayed: boolean,
          auctions: small,
          slateLeft: boolean,
          departures: small,
        },
      ),
      leaving: nullable(
        object<Leaving>({ quay }, { cause: word(causes, 'unknown-cause'), due: integer(1, 9) }),
      ) as Reader<Leaving | null>,
      auction: nullable(auction(seat, count)),
      next: top,
      ships: described('Ships below the visible one, by value.', counts(shipValues, 'unknown-ship')),
      goods: described('Goods nobody has seen, by kind.', countsInBox(goodsNames, 'unknown-goods')),
      tail: described('Known goods under the pile, top first.', goods),
      goodsOut: goods,
      tilePile: counts(tileIds, 'unknown-tile'),
      outcome: nullable(
        object<Ended>(
          {
            clause: word(['end.last-ship', 'end.hundred'], 'unknown-clause'),
            winners: eachOnce(withSchema(list(seat, 4, 1).schema, list(seat, count, 1))),
          },
          {},
        ),
      ),
    },
  );
};
