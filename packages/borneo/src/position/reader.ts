import { join, type Problem, type Seat } from '@portolan/core';
import type { Box } from '../box.ts';
import { parseCard, parseFace } from '../faces.ts';
import {
  also,
  boolean,
  columnsFor,
  company,
  integer,
  list,
  nullable,
  object,
  type Reader,
  rank,
  rulings,
  seatOf,
  text,
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
const face = text((found) => parseFace(found) !== undefined, 'unknown-face');
const faces = list(face, MOST_CARDS);

const card: Reader<Card | number> = (json, path, problems) =>
  typeof json === 'number'
    ? integer(0, MOST_CARDS)(json, path, problems)
    : text((found) => parseCard(found) !== undefined, 'unknown-face')(json, path, problems);

const cardList: Reader<CardList> = list(card, MOST_CARDS);

/** One item for each seat. */
const bySeat = <Item>(count: number, item: Reader<Item>): Reader<readonly Item[]> => list(item, count, count);

type Distribution = NonNullable<Position['distribution']>;

/** The most cards a port is read with, more than any has. */
const MOST_PICKS = 40;

/** A pick made, as `[company, rank]`. */
const madePick: Reader<MadePick> = (json, path, problems) => {
  const pair = list<unknown>((item) => item, 2, 2)(json, path, problems);
  if (!pair) return undefined;
  const made = [company(pair[0], join(path, 0), problems), rank(pair[1], join(path, 1), problems)];
  return made as unknown as MadePick;
};

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
  const seat = seatOf(count);
  const harbor = text((found) => found in box.harborAt, 'unknown-harbor');
  const mission: Reader<MissionId> = text((found) => found in box.missionAt, 'unknown-mission');
  const harbors = list(harbor, box.harbors.length * 2);
  const missions = list(mission, box.missions.length * 2);
  const any: Reader<never> = (json) => json as never;
  return object<Position>(
    { seats },
    {
      game: word(['borneo'], 'wrong-game'),
      version: ((json, path, problems) => {
        if (json !== 1) problems.push({ path, code: 'wrong-version', facts: { found: json, expected: 1 } });
        return 1;
      }) satisfies Reader<1>,
      edition: any,
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
              kind: word(['monopoly', 'shared'], 'unknown-kind'),
              picks: list(
                object<Pick>({ seat, company, rank, clause: word(pickClauses, 'unknown-clause') }, {}),
                MOST_PICKS,
              ),
            },
          ),
          factsOrPicks,
        ),
      ),
      refill: nullable(port),
      draws: integer(0, 2),
      pirateShip: nullable((json, path, problems) => (json === 'cove' ? 'cove' : seat(json, path, problems))) as Reader<
        'cove' | Seat | null
      >,
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
