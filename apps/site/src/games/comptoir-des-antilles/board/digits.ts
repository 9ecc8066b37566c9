import type { Lang } from '@portolan/core';
import type { Handle } from '../../../board/entry.ts';
import { words } from './words.ts';

/** A keypad: a digit comes behind the last one, as long numbers are typed; hundreds by themselves. */
export const digits = <Value>(counter: number, lang: Lang, set: (value: number) => Value): Handle<Value>[] => {
  const low = ((counter % 100) + 100) % 100;
  const hundred = counter >= 100;
  return [
    ...Array.from({ length: 10 }, (_, digit) => ({
      id: `digit ${digit}`,
      name: String(digit),
      key: String(digit),
      to: set((hundred ? 100 : 0) + (low % 10) * 10 + digit),
    })),
    { id: 'hundred', name: words.hundred[lang], pressed: hundred, to: set(hundred ? low : 100 + low) },
  ];
};
