import { readingsOf, rulingNames } from '@portolan/cabo-da-roca';
import { describe, expect, it } from 'vitest';
import { caboAdapter } from './cabo-da-roca.ts';
import { type Case, type Fields, goldenCases } from './cases.ts';
import { claimsOf, testOne } from './runner.ts';

/** Rulings that a case is about or pins: those of its position, and those of which it tells another reading. */
const namedIn = ({ given = {}, readings = [] }: Case): Set<string> =>
  new Set(
    [given.rulings ?? {}, ...readings.map(({ when = {} }) => when)].flatMap((some) => Object.keys(some as Fields)),
  );

/** Readings other than the default of every ruling that a case does not name, each by itself. */
const othersFor = (one: Case): Readonly<Record<string, string>>[] => {
  const named = namedIn(one);
  return rulingNames
    .filter((name) => !named.has(name))
    .flatMap((name) =>
      readingsOf(name)
        .slice(1)
        .map((reading) => ({ [name]: reading })),
    );
};

const asked = goldenCases('cabo-da-roca').flatMap((one) => {
  const [own] = claimsOf(one);
  return own && !own.when && !own.solve ? [[one.id, one, own] as const] : [];
});

/** A reading that a case does not name changes nothing in it. */
describe('under readings that it does not name', () => {
  it.each(asked)('%s comes out the same', (_, one, own) => {
    const changed = othersFor(one).filter((when) => testOne(caboAdapter, one, { ...own, when }).mismatches.length > 0);
    expect(changed).toEqual([]);
  });
});
