import { capital } from './typography.ts';

/** A number, or 0. */
export const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A list, or an empty one. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A word or id as it is, or a question mark. */
export const word = (value: unknown): string => (typeof value === 'string' && value ? value : '?');

/** A seat as a letter: 0 is A. */
export const seat = (value: unknown): string =>
  typeof value === 'number' && value >= 0 && value < 26 ? String.fromCharCode(65 + value) : '?';

/** An id as a name, for pieces that an owner typed in: `harbor-master` is Harbor master. */
export const named = (value: unknown): string => capital(word(value)).replaceAll('-', ' ');

/** A name of a table, else the id as a name. */
export const nameIn = (names: Readonly<Record<string, string>>, value: unknown): string =>
  names[String(value)] ?? named(value);

/** How often each item stands in a list, in the order of first sight. */
export const tally = (value: unknown): readonly (readonly [unknown, number])[] => {
  const list = items(value);
  return [...new Set(list)].map((item) => [item, list.filter((one) => one === item).length]);
};
