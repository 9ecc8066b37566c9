import * as comptoir from '@portolan/comptoir-des-antilles';
import { describe, expect, it } from 'vitest';
import { adapters } from './adapters.ts';
import { goldenCases } from './cases.ts';
import { claimsOf, testOne } from './runner.ts';

/**
 * Games whose cases say so much: an outcome that changes with any one ruling has a reading for that option, or the ruling
 * is fixed in `given` and nothing is said of its other options. Whatever is left is asked again, and must come out the same.
 */
const games = {
  'comptoir-des-antilles': comptoir,
} as const;

describe.each(Object.entries(games))(
  'the cases of %s, asked again under the readings that they do not name',
  (name, game) => {
    const adapter = adapters[name]!;
    for (const one of goldenCases(name)) {
      const [own] = claimsOf(one);
      if (!own || own.when || own.solve) continue;
      const fixed = Object.keys((one.given?.rulings ?? {}) as object);
      const told = (one.readings ?? []).map(({ when }) => when ?? {});
      const others = game.rulingNames
        .filter((ruling) => !fixed.includes(ruling))
        .flatMap((ruling) =>
          game
            .readingsOf(ruling)
            .slice(1)
            .map((reading) => ({ [ruling]: reading }) as Record<string, string>),
        )
        .filter(
          (when) => !told.some((named) => Object.entries(when).every(([ruling, reading]) => named[ruling] === reading)),
        );
      it(`${one.id}: ${one.title}`, () => {
        const changed = others.flatMap((when) => {
          const { mismatches } = testOne(adapter, one, { ...own, when });
          return mismatches.length > 0 ? [{ when, mismatches }] : [];
        });
        expect(changed).toEqual([]);
      });
    }
  },
);
