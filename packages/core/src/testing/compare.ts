import { join } from '../path.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A short text of any value, for messages. */
export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

const sameShape = (a: object, b: object): boolean =>
  Array.isArray(a) === Array.isArray(b) &&
  Object.getPrototypeOf(a) === Object.getPrototypeOf(b) &&
  (!Array.isArray(a) || a.length === (b as readonly unknown[]).length);

/** Where two JSON-like values differ first: the path and both values; undefined if they are the same. Order of fields is free. */
export const difference = (a: unknown, b: unknown, path = ''): string | undefined => {
  if (Object.is(a, b)) return undefined;
  if (!isObject(a) || !isObject(b) || !sameShape(a, b)) {
    return `at ${path || 'the top'}: ${show(a)} is not ${show(b)}`;
  }
  const list = Array.isArray(a);
  for (const key in a) {
    if (!Object.hasOwn(b, key)) return `at ${join(path, key)}: there is a field on one side only`;
    if (Object.is(a[key], b[key])) continue;
    const found = difference(a[key], b[key], join(path, list ? Number(key) : key));
    if (found) return found;
  }
  for (const key in b) if (!Object.hasOwn(a, key)) return `at ${join(path, key)}: there is a field on one side only`;
  return undefined;
};

/** Whether two JSON-like values are the same. */
export const same = (a: unknown, b: unknown): boolean => difference(a, b) === undefined;

/** The value as another program would read it. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');
