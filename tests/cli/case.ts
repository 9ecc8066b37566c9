import type { Action } from '@portolan/cabo-da-roca';
import { ok, type Violation } from '@portolan/core';
import { matches } from '../conformance/cabo-da-roca-count.ts';
import type { Case, Claim, Fields } from '../conformance/cases.ts';
import { equal, equalItems, included, type Mismatch } from '../conformance/compare.ts';
import { type Adapter, asCase, without } from '../conformance/runner.ts';
import { solveWith } from '../conformance/solvers.ts';
import type { Runner } from './portolan.ts';

/** A case as lines of the command: its position as JSON, and the rulings of a reading as an option. */
interface Asking {
  readonly adapter: Adapter;
  readonly run: Runner;
  /** `--position` and, for a reading, `--rulings`. */
  readonly table: readonly string[];
}

interface Printed {
  readonly exit: number | null;
  readonly json: Fields;
}

/** The mismatches of one claim of a case when it is asked on the command line. */
export const testOnLine = async (adapter: Adapter, run: Runner, one: Case, claim: Claim): Promise<Mismatch[]> => {
  const begun = adapter.begin(one.given ?? {}, {});
  if (!begun.ok) return [{ what: 'given', expected: 'a position', came: begun.problems }];
  const position = JSON.stringify(adapter.game.makePosition(begun.value));
  const rulings = Object.entries(claim.when ?? {}).map(([name, reading]) => `${name}=${reading}`);
  const options = rulings.length > 0 ? ['--rulings', rulings.join(',')] : [];
  const asking: Asking = { adapter, run, table: ['--position', position, ...options] };
  const actions = one.do ?? [];
  if (actions.length === 0) return askPosition(asking, claim);
  const before = actions.length > 1 ? await afterActions(asking, actions.slice(0, -1)) : asking;
  return askAction(before, actions.at(-1)!, claim);
};

const print = async ({ run, adapter, table }: Asking, words: readonly string[], more: readonly string[] = []) => {
  const [command, ...others] = words;
  const { exit, out } = await run([command!, adapter.game.id, ...others, ...table, ...more, '--json']);
  return { exit, json: JSON.parse(out) as Fields } satisfies Printed;
};

/** The case after the actions that lead up to its last one: the rulings are now part of the position. */
const afterActions = async (asking: Asking, actions: readonly Fields[]): Promise<Asking> => {
  const { exit, json } = await print(asking, ['apply'], ['--action', JSON.stringify(actions)]);
  if (exit !== 0) throw new Error(`apply: ${JSON.stringify(json)}`);
  return { ...asking, table: ['--position', JSON.stringify(json.position)] };
};

const askAction = async (asking: Asking, action: Fields, claim: Claim): Promise<Mismatch[]> => {
  const option = ['--action', JSON.stringify(action)];
  const checked = await print(asking, ['check'], option);
  const applied = await print(asking, ['apply'], option);
  const { legal, by, violations, events, eventsInclude, then } = claim;
  const told = ((applied.json.events ?? []) as Fields[]).map(withoutMessage);
  const broken = ((checked.json.violations ?? []) as Fields[])
    .map(withoutMessage)
    .map((one) => without(asCase(one as Pick<Violation, 'facts'> & Fields), asking.adapter.unstated ?? []));
  return [
    ...(legal === undefined ? [] : equal('legal', legal, checked.json.legal)),
    ...equal('exit', legal === false ? 1 : 0, checked.exit),
    ...equal('exit of apply', legal === false ? 1 : 0, applied.exit),
    ...(violations ? equalItems('violations', violations, broken) : []),
    ...(by ? equalItems('by', by, checked.json.by as string[]) : []),
    ...(events ? equal('events', events, told) : []),
    ...(eventsInclude ? included('eventsInclude', eventsInclude, told) : []),
    ...(then ? factsOf(asking, applied.json.position, then) : []),
  ];
};

const factsOf = ({ adapter }: Asking, position: unknown, then: Fields): Mismatch[] => {
  const state = adapter.game.parsePosition(position);
  return state.ok ? adapter.facts(state.value, then) : [{ what: 'position', expected: 'one', came: state.problems }];
};

/** Every sentence is there, and is no part of what a case states. */
const withoutMessage = ({ message, ...facts }: Fields): Fields =>
  typeof message === 'string' && message.length > 3 ? facts : { ...facts, message };

const askPosition = async (asking: Asking, { problems, scores, count, solve, then }: Claim): Promise<Mismatch[]> => {
  const { adapter } = asking;
  const score = await print(asking, ['score']);
  const found = (score.json.problems ?? []) as { code: string; clause: string }[];
  const wanted = (problems ?? []).map(({ clause, reason }) => `${String(clause)}/${String(reason)}`);
  const totals = (score.json.scores ?? []) as { total: number }[];
  return [
    ...equal('exit of score', wanted.length > 0 ? 2 : 0, score.exit),
    ...equal(
      'problems',
      wanted,
      found.map(({ clause, code }) => `${clause}/${code}`),
    ),
    ...(scores
      ? equal(
          'totals',
          statedTotals(adapter, scores),
          totals.map(({ total }) => total),
        )
      : []),
    ...(count ? await countMismatches(asking, count) : []),
    ...(solve ? answerSays(solve, await answerOf(asking, solve)) : []),
    ...(then ? factsOf(asking, JSON.parse(asking.table[1]!), then) : []),
  ];
};

/** Totals by seat, stated one by one or as a list beside the parts of the count. */
const statedTotals = ({ seat: seatOf }: Adapter, scores: Fields): unknown => {
  if (Array.isArray(scores.total)) return scores.total;
  const entries = Object.entries(scores).map(([seat, total]) => [seatOf(seat), total] as const);
  return entries.sort(([a], [b]) => a - b).map(([, total]) => total);
};

type Count = NonNullable<Claim['count']>;

/** Ways to play each contact of a hand: the contacts listed, and all ways together as the solver counts them. */
const countPlays = async (asking: Asking, listed: readonly Fields[], { plays, sum }: Count): Promise<Mismatch[]> => {
  const contacts = listed.flatMap(({ kind, contact }) => (kind === 'playContact' ? [contact] : []));
  const [{ seat }] = listed as [Fields];
  const answer = await answerOf(asking, { question: 'bestTurn', input: { seat }, answer: {} });
  return [
    ...equalItems('count.plays', Object.keys(plays as Fields), contacts),
    ...equal('count.sum', sum, answer.plays),
  ];
};

/** Actions printed against their number, or the number of those that match one pattern; longer lines are counted by the runner. */
const countMismatches = async (asking: Asking, count: Count): Promise<Mismatch[]> => {
  const { actions, of, number } = count;
  const listed = (await print(asking, ['actions'])).json as unknown as Fields[];
  if (count.plays !== undefined) return countPlays(asking, listed, count);
  if (of === undefined) return equal('count', actions, listed.length);
  const [pattern, ...more] = of as Fields[];
  const found = listed.filter((action) => matches(action as unknown as Action, pattern as Partial<Action>));
  return more.length > 0 ? [] : equal('count', number, found.length);
};

/** Compares an answer that was printed, as the runner of the cases compares one that was computed. */
const answerSays = (solve: NonNullable<Claim['solve']>, answer: Fields): Mismatch[] => {
  const printed = { parse: (input: unknown) => ok(input), solve: () => answer };
  return solveWith({ [solve.question]: printed }, undefined as never, solve);
};

const answerOf = async (asking: Asking, { question, input = {} }: NonNullable<Claim['solve']>): Promise<Fields> =>
  (await print(asking, ['solve', question], ['--input', JSON.stringify(input)])).json;
