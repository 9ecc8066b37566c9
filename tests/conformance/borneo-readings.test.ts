import { readingsOf, rulingNames } from '@portolan/borneo';
import { describe, expect, it } from 'vitest';
import { borneoAdapter } from './borneo.ts';
import { type Case, goldenCases } from './cases.ts';
import { claimsOf, testOne } from './runner.ts';

/**
 * A case claims nothing under the readings of a ruling that it names, be it in `readings` or in `given`: there it says
 * what changes. Under every other single reading all that it states holds as well.
 */
const namedBy = ({ given, readings = [] }: Case): Set<string> => {
  const fixed = (given?.rulings ?? {}) as Readonly<Record<string, string>>;
  return new Set([...Object.keys(fixed), ...readings.flatMap(({ when = {} }) => Object.keys(when))]);
};

const others = (one: Case) =>
  rulingNames
    .filter((name) => !namedBy(one).has(name))
    .flatMap((name) =>
      readingsOf(name)
        .slice(1)
        .map((reading) => ({ [name]: reading })),
    );

describe('a golden case of Borneo holds under every reading that it does not name', () => {
  it.each(goldenCases('borneo').map((one) => [one.id, one.title, one] as const))('%s: %s', (_id, _title, one) => {
    for (const claim of claimsOf(one).filter(({ when }) => when === undefined)) {
      for (const when of others(one)) {
        expect({ when, mismatches: testOne(borneoAdapter, one, { ...claim, when }).mismatches }).toEqual({
          when,
          mismatches: [],
        });
      }
    }
  });
});
