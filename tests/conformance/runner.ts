import { type AnyGame, type Kind, play, type Result, type Seat, type Violation } from '@portolan/core';
import type { Case, CaseFile, Claim, Fields } from './cases.ts';
import { equal, equalItems, included, type Mismatch } from './compare.ts';

/** What the runner must know of a game: its shorthand and its solvers. */
export interface Adapter {
  readonly game: AnyGame;
  /** The position that `given` describes, under its rulings and those of a reading. Throws on a shorthand it does not know. */
  begin(given: Fields, rulings: Readonly<Record<string, string>>): Result<unknown>;
  /** The facts of `then` that do not hold. */
  facts(state: unknown, then: Fields): Mismatch[];
  /** A seat in shorthand. */
  seat(name: string): Seat;
  /** Scores and counts that are stated in a form of the game's own, where it has one. */
  scores?(state: unknown, stated: Fields): Mismatch[];
  count?(state: unknown, stated: Fields): Mismatch[];
  /** What a solver answers where it differs from the answer stated; a game without solvers leaves it out. */
  solve?(state: unknown, solve: NonNullable<Claim['solve']>): Mismatch[];
  /** Facts of violations that no case states, because any of several will do. */
  readonly unstated?: readonly string[];
}

/** One thing tested: a case under its own rulings, or under a reading. */
export interface Outcome {
  readonly id: string;
  readonly title: string;
  readonly when: Readonly<Record<string, string>> | undefined;
  readonly mismatches: readonly Mismatch[];
}

const fail = (what: string, expected: unknown, came: unknown): Mismatch[] => [{ what, expected, came }];

/** Plays the actions that lead up to the last one; the state before it, or why it is not reached. */
const leadUp = (game: AnyGame, start: unknown, actions: readonly Fields[]): unknown => {
  let state = start;
  for (const [i, json] of actions.entries()) {
    const action = game.parseAction(json, state);
    const played = action.ok ? play(game, state, action.value as Kind) : action;
    if (!played.ok) throw new Error(`action ${i + 1} of "do" is not legal: ${JSON.stringify(played)}`);
    state = played.state;
  }
  return state;
};

/** Fields but for some. */
export const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** A violation as cases state it: its facts beside clause and reason. */
export const asCase = ({ facts, ...one }: Pick<Violation, 'facts'>): Fields => ({ ...one, ...facts });

/** What is stated of the last action and of what it leads to. */
const judge = ({ game, facts, unstated = [] }: Adapter, before: unknown, json: Fields, claim: Claim): Mismatch[] => {
  const action = game.parseAction(json, before);
  if (!action.ok) return fail('action', 'a well-formed one', action.problems);
  const verdict = game.check(before, action.value);
  const found: Mismatch[] = [];
  if (claim.legal !== undefined && verdict.legal !== claim.legal) return fail('legal', claim.legal, verdict);
  if (claim.violations) {
    const came = verdict.legal ? [] : verdict.violations.map((one) => without(asCase(one), unstated));
    found.push(...equalItems('violations', claim.violations, came));
  }
  if (claim.by) found.push(...equalItems('by', claim.by, verdict.legal ? verdict.by : []));
  if (!verdict.legal) return found;
  const played = play(game, before, action.value as Kind);
  if (!played.ok) return fail('play', 'as the verdict says', played.verdict);
  if (claim.events) found.push(...equal('events', claim.events, played.events));
  if (claim.eventsInclude) found.push(...included('eventsInclude', claim.eventsInclude, played.events));
  if (claim.then) found.push(...facts(played.state, claim.then));
  return found;
};

const judgeScores = (adapter: Adapter, state: unknown, scores: Fields): Mismatch[] => {
  const { game, seat } = adapter;
  if (adapter.scores) return adapter.scores(state, scores);
  const totals = game.scores(state);
  return Object.entries(scores).flatMap(([name, total]) => equal(`scores.${name}`, total, totals[seat(name)]?.total));
};

const judgeCount = ({ game, count: countOwn }: Adapter, state: unknown, count: Fields): Mismatch[] => {
  const { actions, ...own } = count;
  const found = actions === undefined ? [] : equal('count.actions', actions, game.actions(state).length);
  if (Object.keys(own).length === 0) return found;
  return [...found, ...(countOwn ? countOwn(state, own) : fail('count', own, 'nothing is counted'))];
};

/** What is stated of the position itself. */
const judgePosition = (adapter: Adapter, state: unknown, claim: Claim): Mismatch[] => {
  const { problems, count, scores, solve } = claim;
  const { game } = adapter;
  return [
    ...(problems
      ? equal(
          'problems',
          problems,
          game.validate(state).map(({ paths: _, ...found }) => asCase(found)),
        )
      : []),
    ...(count ? judgeCount(adapter, state, count) : []),
    ...(scores ? judgeScores(adapter, state, scores) : []),
    ...(solve && adapter.solve ? adapter.solve(state, solve) : []),
  ];
};

/** The mismatches of one claim of a case. */
const testClaim = (adapter: Adapter, one: Case, claim: Claim): Mismatch[] => {
  const begun = adapter.begin(one.given ?? {}, claim.when ?? {});
  if (!begun.ok) return fail('given', 'a position', begun.problems);
  const actions = one.do ?? [];
  const last = actions.at(-1);
  const found = judgePosition(adapter, begun.value, claim);
  if (!last) return claim.then ? [...found, ...adapter.facts(begun.value, claim.then)] : found;
  return [...found, ...judge(adapter, leadUp(adapter.game, begun.value, actions.slice(0, -1)), last, claim)];
};

/** What a case states without a reading: its own fields and `expect`. */
const ownClaim = ({ problems, scores, solve, count, expect }: Case): Claim => ({
  ...expect,
  ...(problems ? { problems } : {}),
  ...(scores ? { scores } : {}),
  ...(solve ? { solve } : {}),
  ...(count ? { count } : {}),
});

/** Every claim of a case: its own, then one for each reading. */
export const claimsOf = (one: Case): Claim[] => {
  const own = ownClaim(one);
  return [...(Object.keys(own).length > 0 ? [own] : []), ...(one.readings ?? [])];
};

/** The claims of a case that can be tested: those that ask a solver only where the game has one. */
export const testable = ({ solve }: Adapter, one: Case): Claim[] =>
  claimsOf(one).filter((claim) => !claim.solve || solve !== undefined);

/** Tests one claim; what is thrown is a mismatch too. */
export const testOne = (adapter: Adapter, one: Case, claim: Claim): Outcome => {
  const { id, title } = one;
  try {
    return { id, title, when: claim.when, mismatches: testClaim(adapter, one, claim) };
  } catch (error) {
    const came = error instanceof Error ? error.message : String(error);
    return { id, title, when: claim.when, mismatches: fail('run', 'no error', came) };
  }
};

/** Tests all claims of all cases. */
export const runCases = (adapter: Adapter, { cases }: CaseFile): Outcome[] =>
  cases.flatMap((one) => testable(adapter, one).map((claim) => testOne(adapter, one, claim)));
