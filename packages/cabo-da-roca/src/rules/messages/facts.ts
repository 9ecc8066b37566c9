import { seat } from '@portolan/core/words';

/** A number with a real minus sign where it is below zero. */
export const number = (value: number): string => String(value).replace('-', '\u2212');

/** A square as people read it everywhere, with a real minus sign and a narrow space: `(2, −1)`. */
export const square = (value: unknown): string =>
  Array.isArray(value) ? `(${value.map(Number).map(number).join(',\u202f')})` : '?';

/** A sentence put after its place begins small. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

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
