import type { Engine, Kind, SetupOptions } from '../game.ts';
import { parseLog, startOf } from '../log.ts';
import { join, within } from '../path.ts';
import { asIs, integer, list, object, only, parseWith, type Reader, recordBy, textOf, valueOr } from '../readers.ts';
import { allBad, ok, type Problem, type Result } from '../result.ts';
import type { Illegal, Violation } from '../verdict.ts';
import { markOf } from './marks.ts';
import { type Move, moveAt, PERSON, type Sitter, type Sitting, sittingLog, sittingOf, wayTo } from './sitting.ts';

/** A move that was read and is not legal here. */
export interface RefusedMove<Action, Refusal extends Violation = Violation> {
  /** Its number in what was read. */
  readonly number: number;
  readonly action: Action;
  readonly verdict: Illegal<Refusal>;
}

/** A move that is as legal as it was and leads to another table than when it was played. */
export interface OtherwiseMove<Action> {
  /** Its number in what was read; 0 is the set-up, which has no action. */
  readonly number: number;
  readonly action?: Action;
}

/** A sitting that was read, and how much of it could be played. */
export interface ReadSitting<Action, Refusal extends Violation = Violation> {
  readonly sitting: Sitting<Action>;
  /** It was begun under other rules than these. */
  readonly otherRules: boolean;
  /** The moves that are not legal here: on each branch the first. They and what came after them were left out. */
  readonly refused: readonly RefusedMove<Action, Refusal>[];
  /** The moves that lead to another table than their marks say: on each branch the first. They were played by these rules. */
  readonly otherwise: readonly OtherwiseMove<Action>[];
  /** How many moves were left out. */
  readonly leftOut: number;
}

const remark: Reader<string> = textOf(0, 4000, 'too-long');
const sitter: Reader<Sitter> = object<Sitter>({ by: textOf(1, 30, 'too-long') }, { name: textOf(0, 60, 'too-long') });
const most = 100_000;

const move: Reader<Move> = object<Move>({ after: integer(0, most), action: asIs() }, {});

/** The shape of a sitting of any game; what depends on the game is read by the game. */
const shapeOf = (game: string): Reader<Sitting> =>
  object<Sitting>(
    {
      game: only(game, 'wrong-game'),
      version: only(1, 'wrong-version'),
      rulesVersion: integer(1, 9999),
      sitters: list(sitter),
      seed: valueOr(null, integer(0, Number.MAX_SAFE_INTEGER)) as Reader<number | null>,
      moves: list(move),
      cursor: integer(0, most),
      tip: integer(0, most),
    },
    {
      edition: asIs(),
      rulings: asIs(),
      variants: asIs(),
      start: asIs(),
      comments: recordBy(asIs(), remark),
      branches: recordBy(asIs(), textOf(0, 60, 'too-long')),
      marks: recordBy(asIs(), textOf(1, 12, 'too-long')),
    },
  );

/** Where the tree is none: a move after one that comes later, a cursor beside its line. */
const treeProblems = (sitting: Sitting): Problem[] => {
  const { moves, cursor, tip, comments = {}, branches = {}, marks = {} } = sitting;
  const max = moves.length;
  const late = moves.flatMap(({ after }, i) =>
    after <= i
      ? []
      : [{ path: `${join('moves', i)}.after`, code: 'out-of-range', facts: { found: after, min: 0, max: i } }],
  );
  if (late.length > 0) return late;
  const beyond = Object.entries({ cursor, tip }).flatMap(([path, found]) =>
    found <= max ? [] : [{ path, code: 'out-of-range', facts: { found, min: 0, max } }],
  );
  if (beyond.length > 0) return beyond;
  const notes = Object.entries({ comments, branches, marks }).flatMap(([group, words]) =>
    Object.keys(words)
      .filter((key) => !/^(0|[1-9]\d*)$/.test(key) || Number(key) > max)
      .map((key) => ({ path: join(group, key), code: 'out-of-range', facts: { min: 0, max } })),
  );
  const beside = cursor > 0 && !wayTo(sitting, tip).includes(cursor);
  return [...notes, ...(beside ? [{ path: 'cursor', code: 'out-of-range', facts: { found: cursor } }] : [])];
};

const kept = (words: Readonly<Record<string, string>> | undefined, numbers: ReadonlyMap<number, number>) =>
  words &&
  Object.fromEntries(
    Object.entries(words).flatMap(([key, text]) => {
      const now = Number(key) === 0 ? 0 : numbers.get(Number(key));
      return now === undefined ? [] : [[String(now), text]];
    }),
  );

/** The sitting with only some of its moves, numbered anew; the cursor goes back to the last of them that is left. */
const pruned = <Action>(sitting: Sitting<Action>, left: readonly number[]): Sitting<Action> => {
  const numbers = new Map(left.map((number, i) => [number, i + 1] as const));
  const now = (number: number): number => {
    for (let at = number; at > 0; at = moveAt(sitting, at)?.after ?? 0) {
      const found = numbers.get(at);
      if (found !== undefined) return found;
    }
    return 0;
  };
  const { comments, branches, marks } = sitting;
  const words = { comments: kept(comments, numbers), branches: kept(branches, numbers), marks: kept(marks, numbers) };
  return {
    ...sitting,
    ...Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)),
    moves: left.map((number) => {
      const { after, action } = moveAt(sitting, number) as Move<Action>;
      return { after: numbers.get(after) ?? 0, action };
    }),
    cursor: now(sitting.cursor),
    tip: now(sitting.tip),
  };
};

/**
 * Reads a game under way of unknown shape, from a file, a link or a storage: what is malformed is a problem; a move that is
 * not legal is left out with all that came after it, and named.
 */
export const readSitting = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Refusal extends Violation<Clause>,
>(
  game: Engine<State, Action, Event, Clause, unknown, SetupOptions, Refusal>,
  json: unknown,
): Result<ReadSitting<Action, Refusal>> => {
  const read = parseWith(shapeOf(game.id), json);
  if (!read.ok) return read;
  const problems = treeProblems(read.value);
  if (problems.length > 0) return allBad(problems);
  const head = sittingLog(read.value, 0);
  const table = parseLog(game, { ...head, comments: undefined });
  if (!table.ok) return table;
  const start = startOf(game, table.value);
  if (!start.ok) return start;
  const states = new Map<number, State>([[0, start.value]]);
  const moves: Move<Action>[] = [];
  const refused: RefusedMove<Action, Refusal>[] = [];
  const { marks = {} } = read.value;
  const differs = (number: number, state: State): boolean =>
    marks[number] !== undefined && marks[number] !== markOf(game, state);
  // What comes after a table that is another one is another one for that reason.
  const astray = new Set(differs(0, start.value) ? [0] : []);
  const otherwise: OtherwiseMove<Action>[] = [...astray].map((number) => ({ number }));
  for (const [i, { after, action }] of read.value.moves.entries()) {
    const parsed = game.parseAction(action, start.value);
    if (!parsed.ok) return allBad(within(`${join('moves', i)}.action`, parsed.problems));
    moves.push({ after, action: parsed.value });
    const before = states.get(after);
    if (before === undefined) continue;
    const verdict = game.check(before, parsed.value);
    if (!verdict.legal) {
      refused.push({ number: i + 1, action: parsed.value, verdict });
      continue;
    }
    const next = game.clone(before);
    game.apply(next, parsed.value);
    states.set(i + 1, next);
    if (!differs(i + 1, next)) continue;
    if (!astray.has(after)) otherwise.push({ number: i + 1, action: parsed.value });
    astray.add(i + 1);
  }
  const whole: Sitting<Action> = { ...read.value, moves };
  const left = moves.flatMap((_, i) => (states.has(i + 1) ? [i + 1] : []));
  const sitting = left.length === moves.length ? whole : pruned(whole, left);
  const otherRules = whole.rulesVersion !== game.rulesVersion;
  return ok({ sitting, otherRules, refused, otherwise, leftOut: moves.length - left.length });
};

/** A game under way, or a log of one, which is taken up at its end by persons. */
export const readTable = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Refusal extends Violation<Clause>,
>(
  game: Engine<State, Action, Event, Clause, unknown, SetupOptions, Refusal>,
  json: unknown,
  seed: number | null,
): Result<ReadSitting<Action, Refusal>> => {
  if (typeof json !== 'object' || json === null || !('actions' in json)) return readSitting(game, json);
  const log = parseLog(game, json);
  return log.ok ? readSitting(game, sittingOf(log.value, game.rulesVersion, { by: PERSON, seed })) : log;
};
