import type { AnyChecker, CheckerInput } from '../checkers.ts';
import { below, pick, type Rng, rng } from '../random.ts';
import type { ReadingsByRuling } from '../rulings.ts';
import { lossInJson, same, show, throughJson } from './compare.ts';

export type { AnyChecker };

/** What the laws of checkers must know of a game. */
export interface CheckerHooks {
  readonly clauses: readonly string[];
  /** The readings of each ruling. */
  readonly readings: ReadingsByRuling;
  /** Values that fields of this game's inputs hold, some of them elsewhere. */
  readonly junk: readonly unknown[];
  /** How many spoiled inputs are read. */
  readonly runs?: number;
}

/** What a checker breaks, in words; empty if nothing. */
export type CheckerLaw = (checker: AnyChecker, hooks: CheckerHooks) => readonly string[];

const says = (holds: boolean, failure: string): readonly string[] => (holds ? [] : [failure]);

const problemsOf = (checker: AnyChecker, json: unknown): readonly string[] => {
  const read = checker.parse(json);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

const readsItsExample: CheckerLaw = (checker) => {
  const read = checker.parse(throughJson(checker.example));
  return says(read.ok && same(read.value, checker.example), `the example is read as ${show(read)}`);
};

const answersInPlainData: CheckerLaw = (checker, { clauses }) => {
  const answer = checker.judge(checker.example);
  const strange = answer.clauses.filter((clause) => !clauses.includes(clause));
  return [
    ...says(lossInJson(answer) === undefined, 'the answer is not plain data'),
    ...says(answer.clauses.length > 0, 'the answer explains nothing'),
    ...says(new Set(answer.clauses).size === answer.clauses.length, 'a clause stands twice'),
    ...strange.map((clause) => `no such clause: ${clause}`),
  ];
};

const leavesItsInputAlone: CheckerLaw = (checker) => {
  const input = throughJson(checker.example) as CheckerInput;
  checker.judge(input);
  checker.readings(input);
  return says(same(input, checker.example), `the input has become ${show(input)}`);
};

const takesNamedDefaults: CheckerLaw = (checker, { readings }) => {
  const rulings = Object.fromEntries(Object.entries(readings).map(([name, [standard]]) => [name, standard]));
  const named = checker.judge({ ...checker.example, rulings });
  return says(same(named, checker.judge(checker.example)), 'a default that is named makes a difference');
};

const asksAgainUnderEachReading: CheckerLaw = (checker) =>
  checker
    .readings(checker.example)
    .flatMap(({ ruling, reading, answer }) => [
      ...says(checker.rulings.includes(ruling), `${ruling} is not among its rulings`),
      ...says(
        same(checker.judge(checker.example, { [ruling]: reading }), answer),
        `${ruling}=${reading} answers otherwise when asked for`,
      ),
      ...says(answer.clauses.includes(`ruling.${ruling}`), `${ruling}=${reading} is not among the clauses`),
    ]);

const wrongInputs: readonly unknown[] = [null, undefined, 7, 'x', true, [], [[]], { __proto__: null }, { nothing: 1 }];

const refusesOtherShapes: CheckerLaw = (checker) =>
  wrongInputs.flatMap((json) => says(!checker.parse(json).ok, `${show(json)} is read`));

const namesStrangers: CheckerLaw = (checker, { readings }) => {
  const [name] = Object.keys(readings);
  const refused = (change: object, expected: string): readonly string[] => {
    const found = problemsOf(checker, { ...checker.example, ...change });
    return says(same(found, [expected]), `${show(change)} gives ${show(found)}`);
  };
  return [
    ...refused({ extra: 1 }, 'extra unknown-field'),
    ...refused({ rulings: { nope: 'x' } }, 'rulings.nope unknown-ruling'),
    ...refused({ rulings: { [name!]: 'x' } }, `rulings.${name} unknown-reading`),
    ...refused({ rulings: 3 }, 'rulings not-an-object'),
  ];
};

const namesWhatIsMissing: CheckerLaw = (checker) => {
  const missing = problemsOf(checker, {}).filter((problem) => problem.endsWith(' missing-field'));
  const strange = missing.filter((problem) => !Object.hasOwn(checker.example as object, problem.split(' ')[0]!));
  return [...says(missing.length > 0, 'nothing is missing'), ...strange.map((one) => `${one} is not in the example`)];
};

const anywhere: readonly unknown[] = [
  ...[-1, 0, 1, 2, 3, 4, 5, 6, 20, 1.5, 1e9, 1e21, Number.NaN, Number.POSITIVE_INFINITY],
  ...['', '?', '__proto__', null, true, false, undefined, [], {}, [0, null, 2], [1, 2], [1, 2, 3, 4, 5, 0]],
];

/** Puts something that does not belong there somewhere inside a value. */
const spoil = (random: Rng, value: unknown, junk: readonly unknown[]): unknown => {
  if (typeof value !== 'object' || value === null || below(random, 4) === 0) return pick(random, junk);
  const keys = Object.keys(value);
  if (keys.length === 0) return pick(random, junk);
  const key = pick(random, keys);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[key] = spoil(random, copy[key], junk);
  return copy;
};

const answersWhatItReads: CheckerLaw = (checker, { junk, runs = 3000 }) => {
  const random = rng(1, checker.id.length);
  const all = [...anywhere, ...junk];
  for (let i = 0; i < runs; i++) {
    const input = spoil(random, throughJson(checker.example), all);
    try {
      const read = checker.parse(input);
      if (!read.ok && read.problems.length === 0) return [`${show(input)} is refused without a problem`];
      if (!read.ok) continue;
      if (!checker.judge(read.value).verdict) return [`${show(input)} has no verdict`];
      checker.readings(read.value);
    } catch (error) {
      return [`${show(input)} throws: ${error instanceof Error ? error.stack : error}`];
    }
  }
  return [];
};

/** What every checker keeps, each law with its name. */
export const checkerLaws: readonly (readonly [name: string, law: CheckerLaw])[] = [
  ['reads its own example', readsItsExample],
  ['answers in plain data, with clauses of the rulebook', answersInPlainData],
  ['leaves its input alone', leavesItsInputAlone],
  ['takes a default that is named for one that is not', takesNamedDefaults],
  ['gives under each reading what it gives when asked for it', asksAgainUnderEachReading],
  ['refuses inputs of other shapes', refusesOtherShapes],
  ['refuses unknown fields, rulings and readings, with their paths', namesStrangers],
  ['names every field that is missing', namesWhatIsMissing],
  ['never throws, whatever stands in a field; what it reads it can answer', answersWhatItReads],
];
