import { needed, tellable } from '@portolan/core/answers';
import { inputAt, shapeAt } from '@portolan/core/readers';
import { isObject, withField } from '../position/json.ts';
import type { Json } from '../stores/table.ts';
import { askedOf, asking, partsOf, withUnsaid } from './inputs.ts';
import type { AnyForm, AnyJudge, FieldsAbout } from './module.ts';

/** An input to begin with in a box: the checker's example, or one that the owner's box allows. */
export const exampleIn = (form: AnyForm, { checker, exampleIn }: AnyJudge, edition: unknown): Json => {
  const { example, parse, judge } = checker;
  const read = parse(askedOf(form, example as Json, {}, edition));
  // What is legal by our box may be a mistake by the owner's.
  const fits = read.ok && judge(read.value).verdict?.legal === judge(example).verdict?.legal;
  return (fits ? example : (exampleIn?.(example, edition) ?? example)) as Json;
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
const emptiest = (form: AnyForm, judge: AnyJudge, { edition, rulings }: FieldsAbout): Json => {
  const reads = (input: Json): boolean => judge.checker.parse(askedOf(form, input, rulings, edition)).ok;
  const example = exampleIn(form, judge, edition);
  const own = form.empty?.({ edition, rulings }) as Json | undefined;
  if (own && reads(own)) return own;
  return Object.keys(example).reduce((input, key) => {
    const found = emptier(input[key])
      .map((value) => replaced(input, key, value))
      .find(reads);
    return found ?? input;
  }, example);
};

/** What is counted of each thing in a list, as ends of paths: itself, or its numbers and lists. */
const counted = ({ schema, labels }: ReturnType<typeof asking>, list: string): readonly string[] => {
  const isCounter = (path: string): boolean => ['integer', 'list'].includes(shapeAt(schema, path).type);
  const fields = Object.keys(labels).filter((path) => path.startsWith(`${list}[].`));
  if (shapeAt(schema, `${list}[0]`).type === 'integer') return [''];
  return fields
    .map((path) => path.slice(list.length + 2))
    .filter((field) => !field.slice(1).includes('.') && isCounter(`${list}[0]${field}`));
};

/** The case that somebody begins: as empty as can be, and none of its facts told. */
export const emptiestOf = (form: AnyForm, judge: AnyJudge, about: FieldsAbout): Json => {
  const facts = asking({ ...judge.words, schema: judge.checker.schema });
  const input = emptiest(form, judge, about);
  // On a board a hand lays all that there is; counters in fields are told one by one.
  const counters = form.entry
    ? []
    : needed(facts).flatMap((path) => partsOf(path, inputAt(input, path), counted(facts, path)));
  const asked = (form.needs ?? []).filter((path) => inputAt(input, path) !== undefined);
  return withUnsaid(input, [...new Set([...needed(facts), ...counters, ...tellable(facts), ...asked])]);
};
