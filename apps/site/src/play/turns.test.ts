import { borneo, type State } from '@portolan/borneo';
import { type Kind, must, randomPlay } from '@portolan/core';
import { lineOf, moveAt, PERSON, type Sitting, seatOf, sittingOf, statesOf } from '@portolan/core/table';
import { expect, it } from 'vitest';
import type { StatesOf } from './moment.ts';
import { turnsOf } from './turns.ts';

const { log } = must(randomPlay(borneo, { seats: 3 }, { seed: 4 }));
const sitting = sittingOf(log, 1, { by: PERSON, seed: 1 }) as Sitting<Kind>;
const at = statesOf(borneo, sitting as never) as unknown as StatesOf;
const stateAt = (number: number) => at(sitting, number).state as State;
const turns = turnsOf(
  sitting,
  lineOf(sitting),
  stateAt,
  (state) => {
    const { active } = state as State;
    return active < 0 ? undefined : active;
  },
  borneo as never,
);

it('keeps the answer of a defender in the turn of the attacker', () => {
  const answer = sitting.moves.findIndex(({ action }) => action.kind === 'defend') + 1;
  expect(answer).toBeGreaterThan(0);
  const turn = turns.find(({ moves }) => moves.includes(answer));
  const attacker = stateAt(answer - 1).active;
  expect(turn?.seat).toBe(attacker);
  expect(seatOf(moveAt(sitting, answer)?.action)).not.toBe(attacker);
});

it('counts turns one by one, whoever acts, and the set-up by its phases', () => {
  expect(turns.flatMap(({ moves }) => moves)).toEqual(lineOf(sitting));
  const counted = turns.filter(({ seat }) => seat !== undefined);
  expect(counted.map(({ count }) => count)).toEqual(counted.map((_, i) => i + 1));
  expect(turns[0]).toMatchObject({ seat: undefined, phase: 'deal', count: 0 });
  // In Borneo nobody has two turns in a row.
  expect(counted.every(({ seat }, i) => i === 0 || seat !== counted[i - 1]?.seat)).toBe(true);
});
