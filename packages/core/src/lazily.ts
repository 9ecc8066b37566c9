/**
 * An item for each of some numbers, made when first asked for and then kept: actions are listed at every step of a random
 * game, and made once.
 */
export const lazily = <Item>(make: (at: number) => Item): ((at: number) => Item) => {
  const items: (Item | undefined)[] = [];
  return (at) => {
    const known = items[at];
    if (known !== undefined) return known;
    const item = make(at);
    items[at] = item;
    return item;
  };
};
