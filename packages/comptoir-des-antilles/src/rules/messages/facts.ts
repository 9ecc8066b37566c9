import type { Lang, Message } from '@portolan/core';

/** What a sentence is made from; a missing fact leaves a question mark, never an error. */
export type Facts = Readonly<Record<string, unknown>>;

/** One sentence in both languages. */
export type Sentence = Readonly<Record<Lang, Message>>;

/** A sentence that needs no fact. */
export const plain = (fr: string, en: string): Sentence => ({ fr: () => fr, en: () => en });

/** A number, or 0. */
export const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A number with a true minus sign, as counters may show it: `−3`. */
export const counter = (value: unknown): string => (amount(value) < 0 ? `−${-amount(value)}` : String(amount(value)));

/** A quay by its number. */
export const quay = (value: unknown): string => (typeof value === 'number' ? String(value) : '?');

/** A list, or an empty one. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A seat as a letter: 0 is A. */
export const seat = (value: unknown): string =>
  typeof value === 'number' && value >= 0 && value < 26 ? String.fromCharCode(65 + value) : '?';

/** An id as a name, for cards that an owner typed in: `harbor-master` is Harbor master. */
export const named = (value: unknown): string =>
  typeof value === 'string' && value ? (value[0]!.toUpperCase() + value.slice(1)).replaceAll('-', ' ') : '?';

/** A name of a table, else the id as a name. */
export const nameIn = (names: Readonly<Record<string, string>>, value: unknown): string =>
  names[String(value)] ?? named(value);

/** Joins parts with commas and a last word: `A, B and C`. */
export const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** How often each item stands in a list, in the order of first sight: owners of porters, quays. */
export const tally = (value: unknown): readonly (readonly [unknown, number])[] => {
  const list = items(value);
  return [...new Set(list)].map((item) => [item, list.filter((one) => one === item).length]);
};

/** One end of an exchange, `{ quay, porter }`. */
export const end = (value: unknown): Facts => (value as Facts | null | undefined) ?? {};

/** Goods by quay, `{ 2: 'rum' }`, as pairs in the order of the quays. */
export const byQuay = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
