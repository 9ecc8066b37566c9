import { applying } from '@portolan/core/checkers';
import type { Clause } from '../clauses.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { nextHolder, type SlateReading } from '../pieces/slate.ts';
import { type Readings, readings as readingNames } from '../readings.ts';
import { defineChecker } from './define.ts';
import { firedBy, leftwards, putAway, smallTable, tryOut } from './small-table.ts';
import { lastOf, readRound } from './types/table.ts';
import type { RoundAnswer, RoundInput } from './types.ts';

const allReadings = readingNames['slate-round-end'];

const nextUnder = ({ seats: count, holder, left, leftLastTurn = false }: RoundInput, reading: SlateReading): number =>
  nextHolder({ seats: count, holder, left, leftLastTurn }, reading);

/** Readings by the player they give, in the order of the rulebook. */
const groupsOf = (input: RoundInput): readonly (readonly SlateReading[])[] => {
  const groups = new Map<number, SlateReading[]>();
  for (const reading of allReadings) {
    const next = nextUnder(input, reading);
    groups.set(next, [...(groups.get(next) ?? []), reading]);
  }
  return [...groups.values()];
};

const answer = (input: RoundInput, readings: Readings): RoundAnswer => {
  const { seats: count, first, holder, left, leftLastTurn = false } = input;
  const last = lastOf(input);
  // Nothing that is printed in a box moves the slate.
  const state = smallTable({ seats: count, rulings: readings, active: last, edition: reconstructed });
  Object.assign(state, { first, slate: holder, left, slateLeft: leftLastTurn });
  // A ship lies on the pile: the game goes on.
  state.next = 5;
  putAway(state);
  const { verdict, after, events } = tryOut(state, { kind: 'endTurn', seat: last });
  return {
    verdict,
    clauses: applying<Clause>(...firedBy(events), 'slate.kept'),
    next: after.first,
    stays: after.slate === holder,
    order: leftwards(after.first, count),
    readings: {
      'unless-left': nextUnder(input, 'unless-left'),
      'always-left': nextUnder(input, 'always-left'),
      'left-last-turn': nextUnder(input, 'left-last-turn'),
    },
    agree: groupsOf(input),
  };
};

/** "Who begins the next round?" */
export const round = defineChecker<RoundInput, RoundAnswer>({
  id: 'round',
  rulings: ['slate-round-end'],
  example: { seats: 3, first: 0, holder: 2, left: true },
  input: readRound,
  answer,
  decision: ({ next }) => next,
});
