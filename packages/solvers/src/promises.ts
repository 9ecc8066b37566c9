import type { Ranked } from '@portolan/core';

/** The item that promises most, the first of equals. What promises no more than the most so far, of which `promise` is told, need not be told exactly. */
export const bestOf = <Item>(items: readonly Item[], promise: (item: Item, most: number) => number): Item => {
  let best = items[0]!;
  let most = promise(best, Number.NEGATIVE_INFINITY);
  for (let i = 1; i < items.length; i++) {
    const one = promise(items[i]!, most);
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

/** The place of the greatest number, the first of equals. */
export const mostAt = (promises: readonly number[]): number => {
  let best = 0;
  for (let i = 1; i < promises.length; i++) if (promises[i]! > promises[best]!) best = i;
  return best;
};

/** All items with the promises at the same places, the most first, equals in their order. */
export const rankedAs = <Item>(items: readonly Item[], promises: readonly number[]): Ranked<Item>[] =>
  items.map((item, i): Ranked<Item> => [item, promises[i]!]).sort(([, a], [, b]) => b - a);

/** All items by what they promise, but a choice that was made for other reasons before all of them: it promises no less than the next. */
export const choiceFirst = <Item>(
  items: readonly Item[],
  promise: (item: Item) => number,
  choice: Item,
): Ranked<Item>[] => {
  const others = rankedBy(
    items.filter((item) => item !== choice),
    promise,
  );
  return [[choice, Math.max(promise(choice), others[0]?.[1] ?? Number.NEGATIVE_INFINITY)], ...others];
};
