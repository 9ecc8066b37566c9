import { describe, expect, it } from 'vitest';
import { adapters } from './adapters.ts';
import { goldenCases } from './cases.ts';
import { testable, testOne } from './runner.ts';

describe.each(Object.entries(adapters))('the golden cases of %s', (game, adapter) => {
  const cases = goldenCases(game);

  it('have distinct ids', () => expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length));

  for (const one of cases) {
    for (const claim of testable(adapter, one)) {
      const reading = claim.when ? ` under ${JSON.stringify(claim.when)}` : '';
      it(`${one.id}${reading}: ${one.title}`, () => {
        expect(testOne(adapter, one, claim).mismatches).toEqual([]);
      });
    }
  }
});
