import { expect, it } from 'vitest';
import { fires } from './rulebook.ts';
import { judged } from './verdict.ts';

it('judges by what was found', () => {
  expect(judged([], ['a', 'b'])).toEqual({ legal: true, by: ['a', 'b'] });
  const found = [
    { clause: 'a', reason: 'late', facts: {} },
    { clause: 'b', reason: 'early', facts: {} },
  ];
  expect(judged(found, ['a'])).toEqual({ legal: false, violations: found });
});

it('knows which clauses must be shown at work', () => {
  expect([fires('effect'), fires('ruling'), fires('definition'), fires('advice')]).toEqual([true, true, false, false]);
});
