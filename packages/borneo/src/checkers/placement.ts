import { judged, type Verdict } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { companyIds } from '../ids.ts';
import { placementOrder, placementSeat, roundClockwise } from '../pieces/placement.ts';
import { placementReadings, type Readings } from '../readings.ts';
import { NONE, newGame, type State } from '../state.ts';
import { checkVariant } from '../validate.ts';
import { defineChecker } from './define.ts';
import { readPlacement } from './types/table.ts';
import type { PlacementAnswer, PlacementInput } from './types.ts';

/** The table with so many merchants placed; when all are, the first player has the first turn. */
const tableOf = ({ seats, first, merchants, placed }: PlacementInput, readings: Readings): State => {
  const table = newGame({
    ...{ edition: reconstructed, rulings: readings, seats },
    ...{ fourMerchants: merchants === 4, blackbeard: false },
  });
  for (const seat of placementOrder(first, seats, merchants, placementReadings(readings)).slice(0, placed)) {
    table.supply[seat]!--;
  }
  const over = placed >= seats * merchants;
  return { ...table, first, phase: over ? 'mission' : 'place', active: over ? first : NONE };
};

/** The engine's verdict on a merchant placed by the seat, wherever. */
const judge = (input: PlacementInput, readings: Readings): Verdict<Clause> => {
  const table = tableOf(input, readings);
  const variant = checkVariant(table);
  return variant.length > 0
    ? judged<Clause>(variant, [])
    : check(table, { kind: 'place', seat: input.seat, company: companyIds[0] });
};

const answer = (input: PlacementInput, readings: Readings): PlacementAnswer => {
  const { seats, first, placed, seat } = input;
  const going = placementReadings(readings);
  const over = placed >= seats * input.merchants;
  const round = over ? null : Math.floor(placed / seats) + 1;
  const due = over ? null : placementSeat(placed, first, seats, going);
  const order = placementOrder(first, seats, input.merchants, going);
  const own = order.indexOf(seat, placed);
  return {
    verdict: judge(input, readings),
    clauses: applying(
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
  input: readPlacement,
  answer,
  decision: ({ verdict, due, clockwise }) => [verdict, due, clockwise],
});
