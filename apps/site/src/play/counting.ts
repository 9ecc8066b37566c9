import type { Text } from '@portolan/core';
import { inEach } from '../kit/text.ts';
import type { Json } from '../stores/table.ts';
import type { Moment, Step } from './plan.ts';

/** A number that a move names, raised step by step. */
export interface Counting {
  readonly least: number;
  readonly most: number;
  readonly ask: (n: number) => Text;
  /** Undefined: so few are not enough. */
  readonly action: (n: number) => Json | undefined;
}

const raises = [50, 10, 5, 1] as const;

const raiseId = (by: number): string => `+${by}`;

/** The moment in which the number stands so high. */
export const counted = (counting: Counting, n = counting.least): Moment => ({
  ask: counting.ask(n),
  ways: raises
    .filter((by) => n + by <= counting.most)
    .map((by) => ({ choice: raiseId(by), name: inEach(() => raiseId(by)), go: () => counted(counting, n + by) })),
  action: counting.action(n),
});

/** The choices that raise a number from the least. */
export const raisedTo = (least: number, n: number): readonly Step[] => {
  const by = raises.find((one) => least + one <= n);
  return by === undefined ? [] : [{ choice: raiseId(by) }, ...raisedTo(least + by, n)];
};
