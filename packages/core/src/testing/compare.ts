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

/** Whether two JSON-like values are the same. Order of fields is free. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || !sameShape(a, b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return sameItems(a, b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]))
  );
};

/** Compares two lists of one length by number: to name their places takes longer than to compare them. A gap is no item. */
const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  for (let i = 0; i < a.length; i++) {
    if (!same(a[i], b[i]) || (a[i] === undefined && i in a !== i in b)) return false;
  }
  return true;
};

/** Where two JSON-like values differ first: the path and both values; undefined if they are the same. Order of fields is free. */
export const difference = (a: unknown, b: unknown): string | undefined =>
  // Asked of every state of every game, and hardly ever true: words only then.
  same(a, b) ? undefined : differenceAt('', a, b);

const differenceAt = (path: string, a: unknown, b: unknown): string | undefined => {
  if (Object.is(a, b)) return undefined;
  if (!isObject(a) || !isObject(b) || !sameShape(a, b)) {
    return `at ${path || 'the top'}: ${show(a)} is not ${show(b)}`;
  }
  const list = Array.isArray(a);
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const place = join(path, list ? Number(key) : key);
    if (!Object.hasOwn(a, key) || !Object.hasOwn(b, key)) return `at ${place}: there is a field on one side only`;
    const found = differenceAt(place, a[key], b[key]);
    if (found) return found;
  }
  return undefined;
};

/** The value as another program would read it. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** Whether a value is sure to come back from JSON as it is. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (!isObject(value)) return value === null || typeof value === 'string' || typeof value === 'boolean';
  const prototype = Array.isArray(value) ? Array.prototype : Object.prototype;
  if (Object.getPrototypeOf(value) !== prototype) return false;
  const parts = Object.values(value);
  return (!Array.isArray(value) || parts.length === value.length) && parts.every(isPlain);
};

/** Where a value differs from what JSON gives back of it; undefined if it is plain data. */
export const lossInJson = (value: unknown): string | undefined =>
  isPlain(value) ? undefined : difference(value, throughJson(value));
