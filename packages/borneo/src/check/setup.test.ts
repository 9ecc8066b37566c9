import { expect, test } from 'vitest';
import { borneo } from '../index.ts';
import type { Action, Position } from '../types.ts';

const verdictOn = (position: Position, action: Action) => {
  const state = borneo.parsePosition(position);
  return state.ok ? borneo.check(state.value, action) : state.problems;
};

test('a Harbor card goes to the port that is due', () => {
  expect(verdictOn({ seats: 4, phase: 'reveal' }, { kind: 'reveal', port: 2, harbor: 'kuching' })).toEqual({
    legal: false,
    violations: [{ clause: 'setup.harbors', reason: 'wrong-port', facts: { port: 2, expected: 1 } }],
  });
});

test.each([4, -1, 0.5])('%s cannot be drawn as the first of four players', (first) => {
  expect(verdictOn({ seats: 4, phase: 'first' }, { kind: 'chooseFirst', first })).toEqual({
    legal: false,
    violations: [{ clause: 'setup.first-player', reason: 'no-such-seat', facts: { seat: first } }],
  });
});
