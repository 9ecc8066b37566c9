import type { Rulings } from '@portolan/core';
import { needed, tellable } from '@portolan/core/answers';
import { inputAt } from '@portolan/core/readers';
import { isObject, withField } from '../position/json.ts';
import { same } from '../stores/same.ts';
import type { Json } from '../stores/table.ts';
import type { AnyModule, FieldsAbout } from './module.ts';

/** Where it stands beside the facts which of them nobody has told yet: kept, taken back and sent with them, and read by no checker. */
const UNSAID = 'unsaid';

/** The facts of somebody's own case that nobody has told yet, by their paths. */
export const unsaidIn = ({ [UNSAID]: paths }: Json): readonly string[] =>
  Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];

const withUnsaid = (input: Json, paths: readonly string[]): Json =>
  withField(input, UNSAID, paths.length > 0 ? paths : undefined);

/** An input after a change: what has been changed has been told. */
export const toldBy = (before: Json, after: Json): Json =>
  withUnsaid(
    after,
    unsaidIn(before).filter((path) => same(inputAt(before, path), inputAt(after, path))),
  );

/** An input of which somebody has said that a fact stands there as it is. */
export const confirmed = (input: Json, path: string): Json =>
  withUnsaid(
    input,
    unsaidIn(input).filter((one) => one !== path),
  );

const asking = ({ checker: { schema }, labels = {}, values }: AnyModule) => ({
  schema,
  labels,
  ...(values ? { values } : {}),
});

/** The first fact without which there is no case, and that nobody has told. */
export const firstNeeded = (module: AnyModule, input: Json): string | undefined => {
  const untold = unsaidIn(input);
  return needed(asking(module)).find((path) => untold.includes(path));
};

/** What the checker is asked: what is entered, the readings of the table and, where it matters, its box. */
export const askedOf = ({ boxed }: AnyModule, input: Json, rulings: Rulings, edition: unknown): Json => ({
  ...withUnsaid(input, []),
  ...(boxed && edition !== undefined && edition !== null ? { edition } : {}),
  rulings,
});

/** An input to begin with: the checker's example, or one that the owner's box allows. */
export const exampleOf = (module: AnyModule, edition: unknown): Json => {
  const { example, parse, judge } = module.checker;
  const read = parse(askedOf(module, example as Json, {}, edition));
  // What is legal by our box may be a mistake by the owner's.
  const fits = read.ok && judge(read.value).verdict?.legal === judge(example).verdict?.legal;
  return (fits ? example : (module.exampleIn?.(edition) ?? example)) as Json;
};

/** The ways to make a field emptier: without it, with nothing in it, with nothing in each of its parts. */
const emptier = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? [undefined, [], value.slice(0, 1), value.map((one) => (Array.isArray(one) ? [] : one))]
    : isObject(value)
      ? [undefined, {}]
      : [undefined];

/** An input with a field replaced, in its place, or taken away: where nothing changes it is still written as the example is. */
const replaced = (input: Json, key: string, value: unknown): Json =>
  value === undefined ? withField(input, key, undefined) : { ...input, [key]: value };

/** The emptiest input that can be asked: as a game says it, else the example with each field as empty as it can be read. */
const emptiest = (module: AnyModule, { edition, rulings }: FieldsAbout): Json => {
  const reads = (input: Json): boolean => module.checker.parse(askedOf(module, input, rulings, edition)).ok;
  const example = exampleOf(module, edition);
  const own = module.empty?.({ edition, rulings }) as Json | undefined;
  if (own && reads(own)) return own;
  return Object.keys(example).reduce((input, key) => {
    const found = emptier(input[key])
      .map((value) => replaced(input, key, value))
      .find(reads);
    return found ?? input;
  }, example);
};

/** The case that somebody begins: as empty as can be, and none of its facts told. */
export const emptiestOf = (module: AnyModule, about: FieldsAbout): Json => {
  const facts = asking(module);
  return withUnsaid(emptiest(module, about), [...new Set([...needed(facts), ...tellable(facts)])]);
};
