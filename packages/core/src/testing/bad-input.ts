import { below, pick, type Rng, rng } from '../random.ts';
import type { Problem, Result } from '../result.ts';
import { show, throughJson } from './compare.ts';
import type { StateLaw } from './hooks.ts';

/** Values that hardly any field can hold. */
export const strange: readonly unknown[] = [
  null,
  -1,
  1.5,
  99,
  1e300,
  '',
  'nonsense',
  '__proto__',
  true,
  [],
  [[]],
  {},
  [null],
];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A copy with one change somewhere inside: a field lost, added, or holding something strange. */
export const mutate = (json: unknown, random: Rng): unknown => {
  const copy = throughJson(json);
  let part = copy;
  for (let depth = 0; isObject(part); depth++) {
    const fields = Object.keys(part);
    const field = fields.length > 0 ? pick(random, fields) : 'extra';
    if (isObject(part[field]) && depth < 4 && below(random, 3) > 0) {
      part = part[field];
      continue;
    }
    const way = below(random, 6);
    if (way === 0) delete part[field];
    else if (way === 1) part.extra = pick(random, strange);
    else part[field] = pick(random, strange);
    break;
  }
  // Holes in lists and the like do not survive JSON, and cannot come in.
  return throughJson(copy);
};

export const wellFormed = ({ path, code }: Problem): boolean =>
  typeof path === 'string' && /^[a-z]+(-[a-z0-9]+)*$/.test(code);

/** Runs a reader: a throw, or a refusal without problems, is a failure. */
const reads = <Value>(read: (json: unknown) => Result<Value>, json: unknown, failures: string[]): Value | undefined => {
  try {
    const result = read(json);
    if (result.ok) return result.value;
    if (result.problems.length === 0) failures.push(`${show(json)} is refused without a problem`);
    const strangers = result.problems.filter((problem) => !wellFormed(problem));
    if (strangers.length > 0) failures.push(`${show(json)} has a problem without path or code: ${show(strangers)}`);
  } catch (error) {
    failures.push(`${show(json)} makes the reader throw: ${error}`);
  }
  return undefined;
};

const attempt = (what: string, act: () => void, failures: string[]): void => {
  try {
    act();
  } catch (error) {
    failures.push(`${what} throws: ${error instanceof Error ? error.stack : error}`);
  }
};

/** An action of any shape is a problem, refused or legal; nothing is thrown, and what is legal can be played. */
export const badActionsAreRefused: StateLaw = (game, state, _hooks, seed) => {
  const random = rng(seed);
  const actions = game.actions(state);
  const near = actions.length === 0 ? [] : Array.from({ length: 8 }, () => mutate(pick(random, actions), random));
  const failures: string[] = [];
  for (const json of [...near, pick(random, strange), { kind: 'nonsense' }, { kind: pick(random, strange) }]) {
    const action = reads((one) => game.parseAction(one, state), json, failures);
    reads((one) => game.parseAction(one), json, failures);
    if (action === undefined) continue;
    const ask = (): void => {
      if (game.check(state, action).legal) game.apply(game.clone(state), action);
    };
    attempt(`${show(json)}, read as ${show(action)},`, ask, failures);
  }
  return failures;
};

/** A position of any shape is read or is a problem; what is read can be asked anything, and if sound, played on. */
export const badPositionsAreProblems: StateLaw = (game, state, _hooks, seed) => {
  const random = rng(seed);
  const position = game.makePosition(state);
  const failures: string[] = [];
  for (const json of [mutate(position, random), mutate(position, random), pick(random, strange)]) {
    const read = reads((one) => game.parsePosition(one), json, failures);
    if (read === undefined) continue;
    const ask = (): void => {
      game.turn(read);
      game.makePosition(read);
      if (game.validate(read, json as object).length > 0) return;
      for (const action of game.actions(read)) game.check(read, action);
      game.scores(read);
      game.outcome(read);
    };
    attempt(`the position ${show(json)}`, ask, failures);
  }
  return failures;
};
