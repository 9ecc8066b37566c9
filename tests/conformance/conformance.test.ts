import { describe, expect, it } from 'vitest';
import { adapters } from './adapters.ts';
import { readCases } from './cases.ts';
import { claimsOf, testOne } from './runner.ts';

const fileOf = (game: string): string => new URL(`./${game}.cases.yaml`, import.meta.url).pathname;

describe.each(Object.entries(adapters))('the golden cases of %s', (game, adapter) => {
  const { cases } = readCases(fileOf(game));

  it('have distinct ids', () => expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length));

  for (const one of cases) {
    for (const claim of claimsOf(one)) {
      const reading = claim.when ? ` under ${JSON.stringify(claim.when)}` : '';
      it(`${one.id}${reading}: ${one.title}`, () => {
        expect(testOne(adapter, one, claim).mismatches).toEqual([]);
      });
    }
  }
});
