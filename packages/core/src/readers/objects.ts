import { join } from '../path.ts';
import { type JsonSchema, type Reader, report, type ValueOf, withSchema } from './reader.ts';

type Readers<Fields> = { readonly [Name in keyof Fields]-?: Reader<Exclude<Fields[Name], undefined>> };
type Needed<Value> = { [Name in keyof Value as object extends Pick<Value, Name> ? never : Name]: Value[Name] };
type Free<Value> = { [Name in keyof Value as object extends Pick<Value, Name> ? Name : never]: Value[Name] };
type AnyReaders = Readonly<Record<string, Reader<unknown>>>;

/** Whether a value has fields. */
export const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const schemasOf = (readers: AnyReaders): Record<string, JsonSchema> => {
  const schemas: Record<string, JsonSchema> = {};
  for (const name of Object.keys(readers)) schemas[name] = readers[name]!.schema;
  return schemas;
};

/** An object with needed and optional fields and no others. */
export const object = <Value extends object>(
  needed: Readers<Needed<Value>>,
  free: Readers<Free<Value>>,
): Reader<Value> => {
  const all: AnyReaders = { ...needed, ...free } as AnyReaders;
  const names = new Set(Object.keys(all));
  const fields = Object.entries(all).map(([name, reader]) => ({ name, reader, due: Object.hasOwn(needed, name) }));
  const schema = {
    type: 'object',
    properties: schemasOf(all),
    required: Object.keys(needed),
    additionalProperties: false,
  };
  return withSchema(schema, (json, path, problems) => {
    if (!isObject(json)) return report(problems, path, 'not-an-object');
    const value: Record<string, unknown> = {};
    let known: readonly string[] | undefined;
    for (const name of Object.keys(json)) {
      if (names.has(name)) continue;
      // One of those that are not there may be meant.
      known ??= [...names].filter((one) => !Object.hasOwn(json, one));
      report(problems, join(path, name), 'unknown-field', { known });
    }
    for (const { name, reader, due } of fields) {
      const found = Object.hasOwn(json, name) ? json[name] : undefined;
      if (found !== undefined) value[name] = reader(found, join(path, name), problems);
      else if (due) report(problems, join(path, name), 'missing-field');
    }
    return value as Value;
  });
};

/** What an object holds, by the readers of its fields; a comment on a field stays with it. */
export type Shape<Needed, Free> = {
  readonly [Name in keyof (Needed & Partial<Free>)]: ValueOf<Exclude<(Needed & Partial<Free>)[Name], undefined>>;
};

/** The same, where the type of the object follows from its readers. */
export const shape = <Needed extends AnyReaders, Free extends AnyReaders = Record<never, never>>(
  needed: Needed,
  free?: Free,
): Reader<Shape<Needed, Free>> => object<never>(needed as never, (free ?? {}) as never);

/** An object that holds values by known names; another name gives the code. */
export const record = <Name extends string, Value>(
  names: readonly Name[],
  reader: Reader<Value>,
  code: string,
): Reader<Readonly<Partial<Record<Name, Value>>>> => {
  const properties = Object.fromEntries(names.map((name) => [name, reader.schema]));
  return withSchema({ type: 'object', properties, additionalProperties: false }, (json, path, problems) => {
    if (!isObject(json)) return report(problems, path, 'not-an-object');
    const value: Partial<Record<string, Value>> = {};
    for (const [name, item] of Object.entries(json)) {
      if (!names.includes(name as Name)) report(problems, join(path, name), code, { found: name, expected: names });
      else {
        const read = reader(item, join(path, name), problems);
        if (read !== undefined) value[name] = read;
      }
    }
    return value as Readonly<Partial<Record<Name, Value>>>;
  });
};

/** An object that holds values by names that a reader accepts; the problem of a name stands at its value. */
export const recordBy = <Value>(
  names: Reader<string>,
  reader: Reader<Value>,
): Reader<Readonly<Record<string, Value>>> =>
  withSchema(
    { type: 'object', propertyNames: names.schema, additionalProperties: reader.schema },
    (json, path, problems) => {
      if (!isObject(json)) return report(problems, path, 'not-an-object');
      const value: Record<string, Value> = {};
      for (const [name, item] of Object.entries(json)) {
        if (names(name, join(path, name), problems) === undefined) continue;
        const read = reader(item, join(path, name), problems);
        if (read !== undefined) value[name] = read;
      }
      return value;
    },
  );
