import { must, type Seat } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import { ownerOf, shipName } from '../counts.ts';
import { type Readings, readings as readingsByRuling } from '../readings.ts';
import { parseShip } from '../ship-text.ts';
import type { State } from '../state.ts';
import { concernedIn, playCall, resultOf } from './call-play.ts';
import { defineChecker } from './define.ts';
import { editionOf, smallTable } from './small-table.ts';
import { readCall } from './types/river.ts';
import type { CallAnswer, CallInput, CallResult } from './types.ts';

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
  input: readCall,
  answer,
  decision: ({ verdict, ships, steps }) => [
    verdict.legal,
    ships,
    steps.map(({ what, ship }) => [ship, what === 'sailed']),
  ],
});
