import { judged } from '@portolan/core';
import { explain } from '@portolan/core/checkers';
import { also, integer, object, parseWith, type Reader, rulings, seat, seatOf } from '../parse.ts';
import { placementOrder, placementSeat, roundClockwise } from '../pieces/placement.ts';
import { placementReadings, type Readings } from '../readings.ts';
import { defineChecker } from './define.ts';
import type { CheckerViolation, PlacementAnswer, PlacementInput } from './types.ts';

const merchants = integer(3, 4) as Reader<3 | 4>;

const input = also(
  object<PlacementInput>({ seats: integer(3, 5), first: seat, merchants, placed: integer(0, 20), seat }, { rulings }),
  (value, _, problems) => {
    seatOf(value.seats)(value.first, 'first', problems);
    seatOf(value.seats)(value.seat, 'seat', problems);
    integer(0, value.seats * value.merchants)(value.placed, 'placed', problems);
  },
);

const violationsOf = (input: PlacementInput, due: number | null, round: number | null): CheckerViolation[] => {
  const { seats, seat, first } = input;
  if (input.merchants === 4 && seats !== 3) return [{ clause: 'three.merchants', reason: 'variant-seats', seats }];
  if (due !== null) {
    const clause = round === 4 ? 'three.placement' : 'setup.placement-order';
    return seat === due ? [] : [{ clause, reason: 'not-your-turn', seat, expected: [due] }];
  }
  const late: CheckerViolation = { clause: 'turn.phase-order', reason: 'wrong-phase', phase: 'mission', kind: 'place' };
  return seat === first ? [late] : [{ clause: 'turn.active', reason: 'not-your-turn', seat, expected: [first] }, late];
};

const answer = (input: PlacementInput, readings: Readings): PlacementAnswer => {
  const { seats, first, placed, seat } = input;
  const going = placementReadings(readings);
  const over = placed >= seats * input.merchants;
  const round = over ? null : Math.floor(placed / seats) + 1;
  const due = over ? null : placementSeat(placed, first, seats, going);
  const order = placementOrder(first, seats, input.merchants, going);
  const own = order.indexOf(seat, placed);
  const verdict = judged(violationsOf(input, due, round), ['setup.placement', 'setup.placement-space']);
  return {
    verdict,
    clauses: explain(
      'setup.placement',
      'setup.placement-order',
      input.merchants === 4 && 'three.placement',
      round === 3 && 'ruling.placement-rounds',
      round === 4 && 'ruling.fourth-round',
      over && 'turn.phase-order',
    ),
    due,
    round,
    clockwise: round === null ? null : roundClockwise(round, going),
    order: round === null ? [] : order.slice((round - 1) * seats, round * seats),
    done: over ? 0 : placed % seats,
    wait: own < 0 ? null : own - placed,
  };
};

/** "Is it my turn to place?" */
export const placement = defineChecker<PlacementInput, PlacementAnswer>({
  id: 'placement',
  rulings: ['placement-rounds', 'fourth-round'],
  example: { seats: 4, first: 1, merchants: 3, placed: 8, seat: 1 },
  parse: (json) => parseWith(input, json),
  answer,
  decision: ({ verdict, due, clockwise }) => [verdict, due, clockwise],
});
