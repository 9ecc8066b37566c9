import { join } from '../path.ts';
import { isObject } from './objects.ts';
import { type JsonSchema, type Reader, report, withSchema } from './reader.ts';

const anyOf = (...schemas: readonly JsonSchema[]): JsonSchema => ({
  anyOf: schemas.flatMap((schema) => (Object.keys(schema).join() === 'anyOf' ? schema.anyOf! : [schema])),
});

/** One value as it is, or what the reader reads. */
export const valueOr = <One extends string | number | boolean | null, Value>(
  one: One,
  reader: Reader<Value>,
): Reader<One | Value> =>
  withSchema(anyOf(one === null ? { type: 'null' } : { const: one }, reader.schema), (json, path, problems) =>
    json === one ? one : reader(json, path, problems),
  );

/** The value itself or `null`. */
export const nullable = <Value>(reader: Reader<Value>): Reader<Value | null> =>
  withSchema(anyOf(reader.schema, { type: 'null' }), (json, path, problems) =>
    json === null ? null : reader(json, path, problems),
  );

/** What passes the test is read by one reader, all else by the other. */
export const either = <One, Other>(
  test: (json: unknown) => boolean,
  one: Reader<One>,
  other: Reader<Other>,
): Reader<One | Other> =>
  withSchema(anyOf(one.schema, other.schema), (json, path, problems) =>
    (test(json) ? one : other)(json, path, problems),
  );

/** Objects told apart by a word in one field, as actions are by their `kind`; another word gives the code. */
export const tagged = <Readers extends Readonly<Record<string, Reader<unknown>>>>(
  field: string,
  readers: Readers,
  code: string,
): Reader<Readers[keyof Readers] extends Reader<infer Value> ? Value : never> => {
  type Value = Readers[keyof Readers] extends Reader<infer One> ? One : never;
  const words = Object.keys(readers);
  return withSchema({ oneOf: words.map((word) => readers[word]!.schema) }, (json, path, problems) => {
    if (!isObject(json)) return report(problems, path, 'not-an-object');
    const found = Object.hasOwn(json, field) ? json[field] : undefined;
    if (found === undefined) return report(problems, join(path, field), 'missing-field');
    if (typeof found !== 'string' || !Object.hasOwn(readers, found)) {
      return report(problems, join(path, field), code, { found, expected: words });
    }
    return readers[found]!(json, path, problems) as Value | undefined;
  });
};
