import type { Handle } from './entry.ts';

/** A scale from 0 on: one touch enters a number up to the most, whatever was there. */
export const scale = <Value>(most: number, now: number, set: (value: number) => Value): Handle<Value>[] =>
  Array.from({ length: most + 1 }, (_, n) => ({
    id: `scale ${n}`,
    name: String(n),
    pressed: n === now,
    to: set(n),
  }));
