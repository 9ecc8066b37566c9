import type { Lang } from '@portolan/core';
import { amount, type Facts, nameIn, word } from '@portolan/core/words';

/** A number with a true minus sign, as counters may show it: `−3`. */
export const counter = (value: unknown): string => (amount(value) < 0 ? `−${-amount(value)}` : String(amount(value)));

/** A quay by its number. */
export const quay = (value: unknown): string => (typeof value === 'number' ? String(value) : '?');

/** One end of an exchange, `{ quay, porter }`. */
export const end = (value: unknown): Facts => (value as Facts | null | undefined) ?? {};

/** Goods by quay, `{ 2: 'rum' }`, as pairs in the order of the quays. */
export const byQuay = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A piece by the name that its box gives it; one that is only an id by our name for it. */
export const nameOf = (names: Readonly<Record<string, string>>, piece: unknown, lang: Lang): string =>
  typeof piece === 'object' && piece !== null ? word((piece as Facts)[lang]) : nameIn(names, piece);
