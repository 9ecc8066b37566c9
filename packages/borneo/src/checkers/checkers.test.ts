import { type AnyChecker, checkerLaws } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { clauses } from '../clauses.ts';
import { readings } from '../readings.ts';
import { checkers } from './index.ts';

/** What fields of these inputs hold. */
const junk = ['red', 'swap', 'RRB/G', 'YGB/G:n2', 'pepper', 'transfer', 'draw', { red: [0] }, { mission: '2a' }];

const hooks = { clauses, readings, junk };

describe.each(Object.entries(checkers))('%s', (id, checker) => {
  it('has the name it is called by', () => expect(checker.id).toBe(id));

  it.each(checkerLaws)('%s', (_, law) => expect(law(checker as unknown as AnyChecker, hooks)).toEqual([]));
});
