import { legal } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import type { Clause } from '../clauses.ts';
import { cardsToDraw, drawEndClause, finalOrder } from '../pieces/ending.ts';
import type { Readings } from '../readings.ts';
import { defineChecker } from './define.ts';
import { readEnd } from './types/table.ts';
import type { EndAnswer, EndInput } from './types.ts';

/** The clause by which the turn ends the game, or `null`: first the empty place, then the draw. */
const endClauseOf = (input: EndInput, draws: number): EndAnswer['endClause'] => {
  if (input.event === 'distribution' && input.harborPile === 0) return 'end.harbor-pile';
  return draws === 0 ? drawEndClause(input.shipmentPile + input.discard) : null;
};

/** The discard is taken when a card must be drawn from an empty pile, not before. */
const rebuildOf = (pile: number, draws: number): EndAnswer['rebuild'] => {
  if (draws > 0 && pile === 0) return 'before';
  return draws === 2 && pile === 1 ? 'between' : null;
};

const ending = (clause: Clause | null): readonly Clause[] =>
  applying(clause, 'end.clear', 'final.mission', 'final.order', 'pirates.not-at-end', 'score.total');

const going = (input: EndInput, available: number, rebuild: EndAnswer['rebuild']): readonly Clause[] =>
  applying(
    input.event === 'distribution' && 'port.refill',
    'draw.two',
    available === 1 && 'ruling.end-one-card',
    rebuild !== null && 'draw.rebuild',
    'turn.clockwise',
  );

const answer = (input: EndInput, readings: Readings): EndAnswer => {
  const { seats, active, final = false } = input;
  const available = input.shipmentPile + input.discard;
  const possible = final ? 0 : cardsToDraw(available, readings['end-one-card'] === 'draw-one');
  const endClause = final ? null : endClauseOf(input, possible);
  const ends = final || endClause !== null;
  const draws = (ends ? 0 : possible) as EndAnswer['draws'];
  const refills = !final && input.event === 'distribution' && endClause !== 'end.harbor-pile';
  const rebuild = rebuildOf(input.shipmentPile, draws);
  const order = finalOrder(active, seats);
  const clauses = ends ? applying(refills && 'port.refill', ...ending(endClause)) : going(input, available, rebuild);
  return {
    verdict: legal(endClause ?? (final ? 'final.mission' : refills ? 'port.refill' : 'draw.two')),
    clauses,
    ends,
    cause: endClause === null ? null : endClause === 'end.harbor-pile' ? 'harbor-pile' : 'shipment-cards',
    endClause,
    refills,
    available,
    draws,
    rebuild,
    next: order[0]!,
    finalOrder: order,
    allowed: { turns: !ends, finalMission: ends, trade: !ends },
  };
};

/** "Is the game over? May I still complete a Mission?" */
export const end = defineChecker<EndInput, EndAnswer>({
  id: 'end',
  rulings: ['end-one-card'],
  example: { seats: 4, harborPile: 0, shipmentPile: 12, discard: 5, event: 'distribution', active: 0 },
  input: readEnd,
  answer,
  decision: ({ ends, cause, draws }) => [ends, cause, draws],
});
