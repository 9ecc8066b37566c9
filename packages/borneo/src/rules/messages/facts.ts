import type { Facts } from '@portolan/core/words';

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

/** The pairs of a record or of a list of pairs, `{ red: 2 }` or `[['red', 2]]`. */
export const pairs = (value: unknown): readonly (readonly [string, number])[] =>
  (Array.isArray(value) ? value : Object.entries((value as Facts | null | undefined) ?? {})) as [string, number][];
