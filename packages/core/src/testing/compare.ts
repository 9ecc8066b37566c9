import { join } from '../path.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A short text of any value, for messages. */
export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

/** Where two JSON-like values differ first: the path and both values; undefined if they are the same. Order of fields is free. */
export const difference = (a: unknown, b: unknown, path = ''): string | undefined => {
  if (Object.is(a, b)) return undefined;
  const here = `at ${path || 'the top'}: ${show(a)} is not ${show(b)}`;
  if (!isObject(a) || !isObject(b)) return here;
  if (Array.isArray(a) !== Array.isArray(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return here;
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return here;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = join(path, Array.isArray(a) ? Number(key) : key);
    if (Object.hasOwn(a, key) !== Object.hasOwn(b, key)) {
      return `at ${inner}: there is a field on one side only`;
    }
    const found = difference(a[key], b[key], inner);
    if (found) return found;
  }
  return undefined;
};

/** Whether two JSON-like values are the same. */
export const same = (a: unknown, b: unknown): boolean => difference(a, b) === undefined;

/** The value as another program would read it. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');
