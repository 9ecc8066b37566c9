import type { Ranked } from '@portolan/core';

/** The item that promises most, the first of equals. */
export const bestOf = <Item>(items: readonly Item[], promise: (item: Item) => number): Item => {
  let best = items[0]!;
  let most = promise(best);
  for (let i = 1; i < items.length; i++) {
    const one = promise(items[i]!);
    if (one > most) {
      most = one;
      best = items[i]!;
    }
  }
  return best;
};

/** All items with what they promise, the most first, equals in their order. */
export const rankedBy = <Item>(items: readonly Item[], promise: (item: Item) => number): Ranked<Item>[] =>
  items.map((item): Ranked<Item> => [item, promise(item)]).sort(([, a], [, b]) => b - a);
