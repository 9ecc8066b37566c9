import { join } from '../path.ts';
import { type Reader, report, withSchema } from './reader.ts';

/** A list of `min` to `max` values; of any length where no `max` is given. */
export const list = <Value>(
  reader: Reader<Value>,
  max = Number.POSITIVE_INFINITY,
  min = 0,
): Reader<readonly Value[]> => {
  const bounds = {
    ...(min > 0 ? { minItems: min } : {}),
    ...(max < Number.POSITIVE_INFINITY ? { maxItems: max } : {}),
  };
  return withSchema({ type: 'array', items: reader.schema, ...bounds }, (json, path, problems) => {
    if (!Array.isArray(json)) return report(problems, path, 'wrong-type', { expected: 'array' });
    if (json.length > max) return report(problems, path, 'too-long', { found: json.length, max });
    const bound = min === max ? 'expected' : 'min';
    if (json.length < min) return report(problems, path, 'wrong-length', { found: json.length, [bound]: min });
    return json.map((item, i) => reader(item, join(path, i), problems)) as readonly Value[];
  });
};

/** A list of just so many values, each of its own kind. */
export const tuple = <Values extends readonly unknown[]>(
  ...readers: { readonly [I in keyof Values]: Reader<Values[I]> }
): Reader<Values> => {
  const count = readers.length;
  const prefixItems = readers.map(({ schema }) => schema);
  return withSchema(
    { type: 'array', prefixItems, items: false, minItems: count, maxItems: count },
    (json, path, problems) => {
      if (!Array.isArray(json)) return report(problems, path, 'wrong-type', { expected: 'array' });
      if (json.length > count) return report(problems, path, 'too-long', { found: json.length, max: count });
      if (json.length < count) return report(problems, path, 'wrong-length', { found: json.length, expected: count });
      return readers.map((reader, i) => reader(json[i], join(path, i), problems)) as unknown as Values;
    },
  );
};

/** A value for each seat of a table for `count`; the schema is that of any table of the game. */
export const bySeatOf =
  ({ min, max }: { readonly min: number; readonly max: number }) =>
  <Value>(count: number, reader: Reader<Value>): Reader<readonly Value[]> =>
    withSchema(list(reader, max, min).schema, list(reader, count, count));
