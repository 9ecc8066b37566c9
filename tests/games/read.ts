import { bad, join, type Problem, type Result, type SetupOptions } from '@portolan/core';

/** What a field must be, as a test and the code of the problem if it fails. */
export type Fields = Readonly<Record<string, readonly [code: string, test: (value: unknown) => boolean]>>;

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Reads an object with exactly these fields; every field that is missing, unknown or wrong is a problem. */
export const readFields = <Value>(json: unknown, fields: Fields): Result<Value> => {
  if (!isObject(json)) return bad({ path: '', code: 'not-an-object', facts: { found: json } });
  const strangers = Object.keys(json).filter((field) => !Object.hasOwn(fields, field));
  const problems: Problem[] = [
    ...strangers.map((field) => ({ path: field, code: 'unknown-field' })),
    ...Object.entries(fields).flatMap(([field, [code, test]]) => {
      if (!Object.hasOwn(json, field)) return [{ path: field, code: 'missing-field' }];
      return test(json[field]) ? [] : [{ path: join('', field), code, facts: { found: json[field] } }];
    }),
  ];
  return problems.length > 0 ? bad(...problems) : { ok: true, value: json as Value };
};

/** Reads an action by its kind: the fields of each kind, beside `kind` itself. */
export const readAction = <Action>(json: unknown, kinds: Readonly<Record<string, Fields>>): Result<Action> => {
  if (!isObject(json)) return bad({ path: '', code: 'not-an-object', facts: { found: json } });
  const { kind } = json;
  const fields = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!fields) return bad({ path: 'kind', code: 'unknown-kind', facts: { found: kind } });
  return readFields<Action>(json, { kind: ['unknown-kind', () => true], ...fields });
};

/** A test for an integer from `low` to `high`. */
export const within =
  (low: number, high: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= low && (value as number) <= high;

/** The problems of a new game for two without editions, rulings or variants. */
export const twoOnly = ({ seats, edition, rulings, variants }: SetupOptions): Problem[] => [
  ...(seats === 2 ? [] : [{ path: 'seats', code: 'out-of-range', facts: { found: seats, min: 2, max: 2 } }]),
  ...(edition === undefined ? [] : [{ path: 'edition', code: 'unknown-edition' }]),
  ...Object.keys(rulings ?? {}).map((name) => ({ path: join('rulings', name), code: 'unknown-ruling' })),
  ...Object.keys(variants ?? {}).map((name) => ({ path: join('variants', name), code: 'unknown-variant' })),
];
