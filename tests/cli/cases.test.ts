import { describe, expect, it } from 'vitest';
import { adapters } from '../conformance/adapters.ts';
import { type Case, type Claim, goldenCases } from '../conformance/cases.ts';
import { type Adapter, claimsOf } from '../conformance/runner.ts';
import { testOnLine } from './case.ts';
import { inProcess, within } from './portolan.ts';

const { out } = await within(['games', '--json']);
const known = (JSON.parse(out) as { id: string }[]).map(({ id }) => id);

/** The games of the command; an engine comes before its place there. */
const onTheLine = Object.entries(adapters).filter(([game]) => known.includes(game));

/** What is claimed on the command line. */
interface ClaimOnLine {
  readonly game: string;
  readonly adapter: Adapter;
  readonly one: Case;
  readonly claim: Claim;
}

const all = onTheLine.flatMap(([game, adapter]) =>
  goldenCases(game).flatMap((one) => claimsOf(one).map((claim): ClaimOnLine => ({ game, adapter, one, claim }))),
);

describe.each(onTheLine)('the golden cases of %s on the command line', (game) => {
  const own = all.filter((asked) => asked.game === game);

  it.each(own.map((asked) => [`${asked.one.id} ${asked.claim.when ? JSON.stringify(asked.claim.when) : ''}`, asked]))(
    '%s',
    async (_, { adapter, one, claim }) => expect(await testOnLine(adapter, within, one, claim)).toEqual([]),
  );
});

// One of each game and of each way to end (well, refused, not understood), with several actions among them: a process has
// its own arguments, streams and exit status, whatever the case, and costs a start a line; what is answered is answered above.
const ways: readonly ((claim: Claim, one: Case) => boolean)[] = [
  ({ legal }, { do: actions = [] }) => legal !== false && actions.length > 1,
  ({ legal }) => legal === false,
  ({ problems }) => problems !== undefined,
];
const ofWays = ways.map((is) => all.find(({ claim, one }) => is(claim, one))!);
const ofGames = new Map(all.toReversed().map((asked) => [asked.game, asked])).values();

it.each([...new Set([...ofGames, ...ofWays])].map((asked) => [asked.one.id, asked] as const))(
  '%s as a process',
  async (_id, { adapter, one, claim }) => expect(await testOnLine(adapter, inProcess, one, claim)).toEqual([]),
);
