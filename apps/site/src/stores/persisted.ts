import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

/** Whether a value read from storage is what the store holds; storage may have been written by an older page. */
export type Guard<Value> = (value: unknown) => value is Value;

/** Whether a value is a plain record. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = <Value>(text: string | undefined, guard: Guard<Value>, initial: Value): Value => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return guard(value) ? value : initial;
  } catch {
    return initial;
  }
};

/**
 * A store that is kept in this browser under `portolan:<name>`. The initial value is not written: setting it forgets the
 * entry. What cannot be read back counts as not set.
 */
export const persisted = <Value>(name: string, initial: Value, guard: Guard<Value>): WritableAtom<Value> => {
  const start = JSON.stringify(initial);
  const store = persistentAtom<Value>(`portolan:${name}`, initial, {
    encode: (value) => {
      const text = JSON.stringify(value);
      // The library deletes an entry that encodes to undefined; its type does not say so.
      return (text === start ? undefined : text) as string;
    },
    decode: (text) => parse(text, guard, initial),
  });
  // What the build has drawn is of the initial value, and a page comes alive with it; the library takes what is kept for it.
  return Object.assign(store, { init: initial });
};
