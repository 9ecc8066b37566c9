import { type AnyChecker, checkerLaws } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { clauses } from '../clauses.ts';
import { readings } from '../readings.ts';
import { problemSentences } from '../rules/messages/problems.ts';
import { checkers } from './index.ts';

/** What fields of these inputs hold. */
const junk = [
  ...['A1', 'B1', 'D1', 'E2', 'F1', 'VU1', 'BO2', 'red', 'green', 'grain', 'fruit', 'botlek', 'bread', '?botlek'],
  ...['m01', 'joker', 'advantage', 'setback', 'cargo-thief', 'sail', 'trade', 'moving', '0a@C2', '1b@VU1:grain'],
  ...[
    { owner: 1, at: 'D2', cargo: null },
    { ship: '0b', to: 'E2' },
    { products: ['bread', 'bread'], points: 3 },
  ],
  ...[{ safeHaven: true }, { openProducts: true }, { missions: 7 }, { colors: ['red'] }, 'reconstructed-1'],
];

const hooks = { clauses, readings, junk };

const all = Object.entries(checkers) as unknown as readonly (readonly [string, AnyChecker])[];

describe.each(all)('%s', (id, checker) => {
  it('has the name it is called by', () => expect(checker.id).toBe(id));

  it.each(checkerLaws)('%s', (_, law) => expect(law(checker, hooks)).toEqual([]));

  it('has a sentence for every problem', () => {
    const fields = Object.keys(checker.example);
    const spoiled = fields.flatMap((field) => junk.map((value) => ({ ...checker.example, [field]: value })));
    const codes = spoiled.flatMap((input) => {
      const read = checker.parse(input);
      return read.ok ? [] : read.problems.map(({ code }) => code);
    });
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(problemSentences).toHaveProperty(code);
  });
});
