import type { Rulings } from '@portolan/core';
import { isObject } from '../position/json.ts';
import type { Json } from '../stores/table.ts';
import type { AnyModule, FieldsAbout } from './module.ts';

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the checker is asked: what is entered, the readings of the table and, where it matters, its box. */
export const askedOf = ({ boxed }: AnyModule, input: Json, rulings: Rulings, edition: unknown): Json => ({
  ...input,
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

const withField = (input: Json, key: string, value: unknown): Json => {
  const { [key]: _, ...others } = input;
  return value === undefined
    ? others
    : Object.fromEntries(Object.entries(input).map(([name, one]) => [name, name === key ? value : one]));
};

/** The emptiest input that can be asked: as a game says it, else the example with each field as empty as it can be read. */
export const emptiestOf = (module: AnyModule, { edition, rulings }: FieldsAbout): Json => {
  const reads = (input: Json): boolean => module.checker.parse(askedOf(module, input, rulings, edition)).ok;
  const example = exampleOf(module, edition);
  const own = module.empty?.({ edition, rulings }) as Json | undefined;
  if (own && reads(own)) return own;
  return Object.keys(example).reduce((input, key) => {
    const found = emptier(input[key])
      .map((value) => withField(input, key, value))
      .find(reads);
    return found ?? input;
  }, example);
};
