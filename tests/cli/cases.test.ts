import { describe, expect, it } from 'vitest';
import { adapters } from '../conformance/adapters.ts';
import { goldenCases } from '../conformance/cases.ts';
import { claimsOf } from '../conformance/runner.ts';
import { testOnLine } from './case.ts';
import { inProcess, within } from './portolan.ts';

const { out } = await within(['games', '--json']);
const known = (JSON.parse(out) as { id: string }[]).map(({ id }) => id);

/** The games of the command; an engine comes before its place there. */
const onTheLine = Object.entries(adapters).filter(([game]) => known.includes(game));

describe.each(onTheLine)('the golden cases of %s on the command line', (game, adapter) => {
  const cases = goldenCases(game);
  const claims = cases.flatMap((one) => claimsOf(one).map((claim) => ({ one, claim })));

  it.each(
    claims.map(({ one, claim }) => [`${one.id} ${claim.when ? JSON.stringify(claim.when) : ''}`, one, claim] as const),
  )('%s', async (_, one, claim) => expect(await testOnLine(adapter, within, one, claim)).toEqual([]));

  // A spread of them as processes: a start costs a third of a second.
  it.each(claims.filter((_, i) => i % 23 === 0).map(({ one, claim }) => [one.id, one, claim] as const))(
    '%s as a process',
    async (_, one, claim) => expect(await testOnLine(adapter, inProcess, one, claim)).toEqual([]),
  );
});
