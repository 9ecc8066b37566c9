import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';

// Which fields are needed may be a choice, which stands beside the fields.
// Each schema is asked a few hundred times: to make its code shorter takes longer than to run it.
const ajv = new Ajv2020({ strict: true, strictRequired: false, code: { optimize: false } });

/** A test of a schema that says what is wrong; strict, so the schema itself is sound. */
export const faultsOf = (schema: object): ((json: unknown) => unknown) => {
  const validate = ajv.compile(schema);
  return (json) => (validate(json) ? [] : validate.errors);
};

/** A value as a file would hold it. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])])
    : [];

/** A value with one of its parts replaced, or left out if there is nothing to replace it by. */
const changed = (value: unknown, path: readonly string[], by: unknown): unknown => {
  const copy = asJson(value) as Record<string, unknown>;
  const inner = path.slice(0, -1).reduce((part, key) => part[key] as Record<string, unknown>, copy);
  if (by === undefined) delete inner[path.at(-1)!];
  else inner[path.at(-1)!] = by;
  return asJson(copy);
};

/** One of the values with one of its parts changed to an oddity or left out. */
export const anyChange = (values: readonly unknown[], oddities: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .constantFrom(...values)
    .chain((value) =>
      fc
        .tuple(fc.constantFrom(...pathsOf(value)), fc.constantFrom(undefined, ...oddities))
        .map(([path, by]) => changed(value, path, by)),
    );
