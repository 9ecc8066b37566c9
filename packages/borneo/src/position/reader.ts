import { join, type Problem } from '@portolan/core';
import type { Box } from '../box.ts';
import { editionReader } from '../edition-reader.ts';
import {
  also,
  anyId,
  asIs,
  boolean,
  bySeatOf,
  card,
  columnsFor,
  company,
  described,
  either,
  face,
  integer,
  list,
  MOST_SEATS,
  nullable,
  object,
  only,
  type Reader,
  rank,
  rulings,
  seatOf,
  text,
  tuple,
  valueOr,
  word,
} from '../parse.ts';
import { pickClauses } from '../pieces/picks.ts';
import {
  type Card,
  type CardList,
  type MadePick,
  type MissionId,
  type Pick,
  type PortNumber,
  type Position,
  phases,
} from '../types.ts';

/** The most cards a list is read with. */
const MOST_CARDS = 120;

/** The number of seats. */
export const seats = integer(3, 5) as Reader<Position['seats']>;
const port = integer(1, 3) as Reader<PortNumber>;
const faces = list(face, MOST_CARDS);

const cardOrCount: Reader<Card | number> = described(
  'A card; a number stands for that many unknown ones.',
  either((json) => typeof json === 'number', integer(0, MOST_CARDS), card),
);

const cardList: Reader<CardList> = list(cardOrCount, MOST_CARDS);

/** One item for each seat. */
const bySeat = bySeatOf({ min: 3, max: MOST_SEATS });

type Distribution = NonNullable<Position['distribution']>;

/** The most cards a port is read with, more than any has. */
const MOST_PICKS = 40;

/** A pick made, as `[company, rank]`. */
const madePick: Reader<MadePick> = tuple<MadePick>(company, rank);

/** A distribution is told by its facts, or else by the picks to come. */
const factsOrPicks = (distribution: Distribution, path: string, problems: Problem[]): void => {
  const { harbor, played, made, picks } = distribution;
  const facts = ['harbor', 'played'] as const;
  const told = harbor !== undefined || played !== undefined || made !== undefined || picks === undefined;
  for (const field of told ? facts : (['kind'] as const)) {
    if (distribution[field] === undefined) problems.push({ path: join(path, field), code: 'missing-field' });
  }
};

/** The readers of a position's fields, for so many seats and this box. */
export const positionReader = (count: number, box: Box): Reader<Position> => {
  const seat = seatOf(count, MOST_SEATS);
  const harbor = text((found) => found in box.harborAt, 'unknown-harbor', anyId.schema);
  const mission: Reader<MissionId> = text((found) => found in box.missionAt, 'unknown-mission', anyId.schema);
  const harbors = list(harbor, box.harbors.length * 2);
  const missions = list(mission, box.missions.length * 2);
  return object<Position>(
    { seats },
    {
      game: word(['borneo'], 'wrong-game'),
      version: only(1, 'wrong-version'),
      edition: asIs(editionReader.schema),
      options: object({}, { fourMerchants: boolean, blackbeard: boolean }),
      rulings: rulings as Reader<Readonly<Record<string, string>>>,
      phase: word(phases, 'unknown-phase'),
      first: seat,
      active: nullable(seat),
      turn: object({}, { mission, company: word(['transfer', 'attack'], 'unknown-action'), port }),
      dealTo: seat,
      companies: columnsFor(count),
      supply: bySeat(count, integer(0, 4)),
      hands: bySeat(count, cardList),
      warehouses: bySeat(count, object({}, { shipments: cardList, harbors, missions })),
      ports: list(object({ harbor: nullable(harbor) }, { tower: faces }), 3, 3),
      pile: cardList,
      discard: cardList,
      harborPile: harbors,
      harborsOut: harbors,
      missions,
      fight: nullable(
        object<NonNullable<Position['fight']>>(
          { company, attacker: rank, defender: rank, attack: faces },
          { defenderSeat: seat, defense: faces },
        ),
      ),
      distribution: nullable(
        also(
          object<Distribution>(
            { port },
            {
              harbor,
              played: list(face, MOST_PICKS, 1),
              made: list(madePick, MOST_PICKS),
              kind: word(['monopoly', 'shared'], 'unknown-word'),
              picks: list(
                object<Pick>({ seat, company, rank, clause: word(pickClauses, 'unknown-clause') }, {}),
                MOST_PICKS,
              ),
            },
          ),
          factsOrPicks,
          'missing-field',
        ),
      ),
      refill: nullable(port),
      draws: integer(0, 2),
      pirateShip: nullable(valueOr('cove', seat)),
      final: list(seat, count),
      result: nullable(
        object<NonNullable<Position['result']>>(
          { scores: bySeat(count, integer(-99, 999)), winners: list(seat, count, 1) },
          {},
        ),
      ),
    },
  );
};
