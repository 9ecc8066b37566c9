import { isDeepStrictEqual } from 'node:util';

/** A difference between what a case states and what came. */
export interface Mismatch {
  /** The field of the case. */
  readonly what: string;
  readonly expected: unknown;
  readonly came: unknown;
}

/** No mismatch if both are equal, else one. Keys may stand in any order, items may not. */
export const equal = (what: string, expected: unknown, came: unknown): Mismatch[] =>
  isDeepStrictEqual(expected, came) ? [] : [{ what, expected, came }];

/** The same items in any order. */
export const sameItems = (expected: readonly unknown[], came: readonly unknown[]): boolean => {
  const left = [...came];
  for (const item of expected) {
    const at = left.findIndex((other) => isDeepStrictEqual(item, other));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
};

/** Like `equal` for lists whose order does not matter. */
export const equalItems = (what: string, expected: readonly unknown[], came: readonly unknown[]): Mismatch[] =>
  sameItems(expected, came) ? [] : [{ what, expected, came }];

/** All expected items, in order, others between them allowed. */
export const included = (what: string, expected: readonly unknown[], came: readonly unknown[]): Mismatch[] => {
  let at = 0;
  for (const item of came) if (isDeepStrictEqual(item, expected[at])) at++;
  return at === expected.length ? [] : [{ what, expected, came }];
};
