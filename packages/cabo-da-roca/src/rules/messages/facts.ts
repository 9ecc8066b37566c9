import type { Lang, Message } from '@portolan/core';

/** What a sentence is made from; a missing fact leaves a question mark, never an error. */
export type Facts = Readonly<Record<string, unknown>>;

/** One sentence in both languages. */
export type Sentence = Readonly<Record<Lang, Message>>;

/** A sentence without facts. */
export const plain = (fr: string, en: string): Sentence => ({ fr: () => fr, en: () => en });

/** A number, or 0. */
export const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A list, or an empty one. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A seat as a letter: 0 is A. */
export const seat = (value: unknown): string =>
  typeof value === 'number' && value >= 0 && value < 26 ? String.fromCharCode(65 + value) : '?';

/** A square, `(2,-1)`. */
export const square = (value: unknown): string => (Array.isArray(value) ? `(${value.join(',')})` : '?');

/** A sentence begins with a capital. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence put after its place begins small. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A word or id as it is, or a question mark. */
export const word = (value: unknown): string => (typeof value === 'string' && value ? value : '?');

/** The parts of a ship's id, `0t1`; undefined for anything else. */
export const shipParts = (
  value: unknown,
): { readonly owner: string; readonly kind: 'f' | 't' | 'p'; readonly number: string } | undefined => {
  const found = typeof value === 'string' ? /^(\d)([ftp])(\d?)$/.exec(value) : null;
  return found
    ? { owner: seat(Number(found[1])), kind: found[2] as 'f' | 't' | 'p', number: found[3] ?? '' }
    : undefined;
};

/** The parts of a treasure card's id, `island-50`; undefined for anything else. */
export const treasureParts = (
  value: unknown,
): { readonly type: 'island' | 'wreck'; readonly value: string } | undefined => {
  const found = typeof value === 'string' ? /^(island|wreck)-(\d+)$/.exec(value) : null;
  return found ? { type: found[1] as 'island' | 'wreck', value: found[2] ?? '' } : undefined;
};

/** Joins parts with commas and a last word: `A, B and C`. */
export const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
