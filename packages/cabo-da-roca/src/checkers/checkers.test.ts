import { type AnyChecker, checkerLaws } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { clauses } from '../clauses.ts';
import { readings } from '../readings.ts';
import { checkers } from './index.ts';

/** What fields of these inputs hold. */
const junk = [
  'N',
  'own',
  'port',
  'coast',
  'A',
  't09',
  'advance',
  'pirate',
  { A: 'own' },
  { tile: 'A' },
  { at: [0, 1] },
];

const hooks = { clauses, readings, junk };

describe.each(Object.entries(checkers))('%s', (id, checker) => {
  it('has the name it is called by', () => expect(checker.id).toBe(id));

  it.each(checkerLaws)('%s', (_, law) => expect(law(checker as unknown as AnyChecker, hooks)).toEqual([]));
});
