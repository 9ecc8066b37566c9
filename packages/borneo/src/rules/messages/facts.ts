import type { Lang, Message } from '@portolan/core';

/** What a sentence is made from; a missing fact leaves a question mark, never an error. */
export type Facts = Readonly<Record<string, unknown>>;

/** One sentence in both languages. */
export type Sentence = Readonly<Record<Lang, Message>>;

/** A number, or 0. */
export const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A list, or an empty one. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A seat as a letter: 0 is A. */
export const seat = (value: unknown): string =>
  typeof value === 'number' && value >= 0 && value < 26 ? String.fromCharCode(65 + value) : '?';

/** An id as a name: `kuching` is Kuching. The names of the box are its ids. */
export const named = (value: unknown): string =>
  typeof value === 'string' && value ? value[0]!.toUpperCase() + value.slice(1) : '?';

/** The parts of a face, `RRB/G:v2`; undefined for anything else. */
export const faceParts = (
  value: unknown,
):
  | { readonly upper: string; readonly lower: string; readonly spice: string; readonly doubled: boolean }
  | undefined => {
  const found = typeof value === 'string' ? /^([RBGY]{3})\/([RBGY])(?::([pcvnx])(2?))?$/.exec(value) : null;
  return found ? { upper: found[1]!, lower: found[2]!, spice: found[3] ?? '', doubled: found[4] === '2' } : undefined;
};

/** Joins parts with commas and a last word: `A, B and C`. */
export const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** The pairs of a record or of a list of pairs, `{ red: 2 }` or `[['red', 2]]`. */
export const pairs = (value: unknown): readonly (readonly [string, number])[] =>
  (Array.isArray(value) ? value : Object.entries((value as Facts | null | undefined) ?? {})) as [string, number][];
