import { must, type Problem, type Seat } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { type Box, boxOf, NONE } from '../box.ts';
import { ownerOf, shipName } from '../counts.ts';
import { parseShip } from '../notation.ts';
import { also, known, list, object, type Reader, rulings, seatOf } from '../parse.ts';
import { shipAfloat, shipId } from '../position/fields.ts';
import { type Readings, readings as readingsByRuling } from '../readings.ts';
import type { State } from '../state.ts';
import { concernedIn, playCall, resultOf } from './call-play.ts';
import { defineChecker } from './define.ts';
import { bySeats, edition, inBox, positionOf, seats } from './fields.ts';
import { editionOf, smallTable } from './small-table.ts';
import type { CallAnswer, CallInput, CallResult, CallWish } from './types.ts';

/** Ships twice, or two on one position that is no quay (`board.one-ship`). */
const testShips = (box: Box, count: number, texts: readonly string[], problems: Problem[]): void => {
  const read = texts.map((text) => must(parseShip(text, box, count)));
  for (const [i, { ship, at }] of read.entries()) {
    const before = read.slice(0, i);
    const twice = before.some((one) => one.ship === ship || (one.at === at && box.harborOf[at] === NONE));
    if (twice) problems.push({ path: `ships[${i}]`, code: 'duplicate', facts: { found: texts[i] } });
  }
};

const testWishes = ({ ships, wishes = [] }: CallInput, problems: Problem[]): void => {
  for (const [i, { ship }] of wishes.entries()) {
    const path = `wishes[${i}].ship`;
    if (!ships.some((text) => text.startsWith(`${ship}@`))) {
      problems.push({ path, code: 'unknown-ship', facts: { found: ship } });
    }
    if (wishes.findIndex((one) => one.ship === ship) < i) {
      problems.push({ path, code: 'duplicate', facts: { found: ship } });
    }
  }
};

const wishOf = (box: Box, count: number): Reader<CallWish> =>
  object<CallWish>({ ship: shipId(box, count) }, { to: positionOf(box) });

const input = inBox((box) =>
  bySeats((count) =>
    also(
      object<CallInput>(
        {
          seats,
          color: known(box.colors.at, 'unknown-color'),
          caller: seatOf(count),
          ships: list(shipAfloat(box, count), 36),
        },
        { edition, wishes: list(wishOf(box, count), 36), rulings },
      ),
      (read, _, problems) => {
        testShips(box, count, read.ships, problems);
        testWishes(read, problems);
      },
    ),
  ),
);

/** The ships, and the caller's turn. */
const tableOf = (input: CallInput, rulings: Readings): State => {
  const { seats: count, caller: seat } = input;
  const state = smallTable({ edition: editionOf(input), rulings, phase: 'sail', seats: count, seat });
  const box = boxOf(state.edition);
  for (const text of input.ships) {
    const { ship, at, cargo } = must(parseShip(text, box, count));
    state.at[ship] = at;
    state.cargo[ship] = cargo;
  }
  return state;
};

const leftwards = (from: Seat, count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, i) => (from + i) % count);

const answer = (input: CallInput, rulings: Readings): CallAnswer => {
  const start = tableOf(input, rulings);
  const played = playCall(start, input);
  const concerned = concernedIn(start, input);
  const owners = concerned.map((ship) => ownerOf(start, ship));
  const movers = leftwards(input.caller, input.seats).filter((seat) => owners.includes(seat));
  const under = (reading: Readings['blocked-ship']): CallResult =>
    resultOf(playCall(tableOf(input, { ...rulings, 'blocked-ship': reading }), input));
  const readings = Object.fromEntries(
    readingsByRuling['blocked-ship'].map((reading) => [reading, under(reading)]),
  ) as CallAnswer['readings'];
  return {
    verdict: played.verdict,
    clauses: applying(...played.clauses, concerned.length < input.ships.length && 'sail.by-color', 'sail.mover-order'),
    at: played.at,
    movers,
    concerned: concerned.map((ship) => shipName(start, ship)),
    steps: played.steps,
    ...resultOf(played),
    readings,
  };
};

/** "Which ships move if I call red, in which order?" "I was behind you, I move too." */
export const call = defineChecker<CallInput, CallAnswer>({
  id: 'call',
  rulings: ['blocked-ship', 'harbor-occupancy'],
  example: { seats: 3, color: 'green', caller: 0, ships: ['0b@D2:grain', '1a@E2:fruit', '2a@F1:crude-oil'] },
  input,
  answer,
  decision: ({ verdict, ships, steps }) => [
    verdict.legal,
    ships,
    steps.map(({ what, ship }) => [ship, what === 'sailed']),
  ],
});
