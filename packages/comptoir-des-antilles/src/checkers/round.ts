import { applying } from '@portolan/core/checkers';
import type { Clause } from '../clauses.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { also, boolean, object, rulings, seatOf } from '../parse.ts';
import { nextHolder, type SlateReading } from '../pieces/slate.ts';
import { type Readings, readings as readingNames } from '../readings.ts';
import { defineChecker } from './define.ts';
import { bySeats, edition, seats } from './fields.ts';
import { firedBy, leftwards, putAway, smallTable, tryOut } from './small-table.ts';
import type { RoundAnswer, RoundInput } from './types.ts';

/** Who plays last in a round. */
const lastOf = ({ seats: count, first }: Pick<RoundInput, 'seats' | 'first'>): number => (first + count - 1) % count;

const input = bySeats((count) =>
  also(
    object<RoundInput>(
      { seats, first: seatOf(count), holder: seatOf(count), left: boolean },
      { leftLastTurn: boolean, edition, rulings },
    ),
    (round, _, problems) => {
      const { first, holder, left, leftLastTurn } = round;
      const wrong = { path: 'holder', code: 'wrong-holder', facts: { found: holder } };
      if (leftLastTurn && !left) problems.push({ path: 'left', code: 'slate-left' });
      // He who has just left the slate does not hold it; without leaving, it does not move within a round.
      else if (leftLastTurn ? holder === lastOf(round) : !left && holder !== first) problems.push(wrong);
    },
    ...['slate-left', 'wrong-holder'],
  ),
);

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
  input,
  answer,
  decision: ({ next }) => next,
});
