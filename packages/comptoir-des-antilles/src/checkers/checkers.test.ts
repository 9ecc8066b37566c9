import { type AnyChecker, checkerLaws } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { clauses } from '../clauses.ts';
import { readings } from '../readings.ts';
import { checkers } from './index.ts';

/** What fields of these inputs hold. */
const junk = [
  ...[
    '4 madras',
    '5 rum A2B1',
    '5 -',
    '-',
    'rum',
    'captain',
    'storm',
    'place',
    'full',
    'between',
    '5 rum A5 pirates/C',
  ],
  ...[
    { do: 'replace' },
    { do: 'place', groups: [1, 1] },
    { kind: 'skip' },
    { 2: '5 rum A2' },
    { bid: 3 },
    ['-', '-', '-', '-'],
  ],
];

const hooks = { clauses, readings, junk };

describe.each(Object.entries(checkers))('%s', (id, checker) => {
  it('has the name it is called by', () => expect(checker.id).toBe(id));

  it.each(checkerLaws)('%s', (_, law) => expect(law(checker as unknown as AnyChecker, hooks)).toEqual([]));
});
