import type { Json } from '../stores/table.ts';

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list that stands in a field; empty if there is none. */
export const listIn = (json: unknown, key: string): readonly unknown[] => {
  const value = isObject(json) ? json[key] : undefined;
  return Array.isArray(value) ? value : [];
};

/** The object that stands in a field; empty if there is none. */
export const objectIn = (json: unknown, key: string): Json => {
  const value = isObject(json) ? json[key] : undefined;
  return isObject(value) ? value : {};
};

/** A copy with one field set; undefined takes the field away. */
export const withField = (json: Json, key: string, value: unknown): Json => {
  const { [key]: _, ...others } = json;
  return value === undefined ? others : { ...others, [key]: value };
};

/** A copy of a list with one entry replaced; entries missing before it are filled in. */
export const withEntry = <Value>(list: readonly Value[], at: number, value: Value, filler: Value): Value[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => (i === at ? value : (list[i] ?? filler)));
