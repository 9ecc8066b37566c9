/** Where a place lies. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The arrow keys; the opposite of each is two farther on. */
const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Whether a key leads from place to place. */
export const isArrow = (key: string): boolean => arrows.includes(key);

/** How far from one box to another by an arrow, from middle to middle: what lies aside counts twice, what is not ahead is none. */
const weigh = (from: Box, to: Box, way: number): number => {
  const right = to.left - from.left + (to.width - from.width) / 2;
  const down = to.top - from.top + (to.height - from.height) / 2;
  const along = way % 2 === 0 ? down : right;
  const ahead = way % 3 === 0 ? -along : along;
  return ahead > 1 ? ahead + 2 * Math.abs(way % 2 === 0 ? right : down) : Infinity;
};

/** What steps lead to from the first, in the order in which it is come to. */
const reachedBy = (links: readonly (readonly (number | undefined)[])[]): ReadonlySet<number> => {
  const seen = new Set([0]);
  for (const at of seen) for (const to of links[at]!) if (to !== undefined) seen.add(to);
  return seen;
};

/**
 * The box that each arrow leads to from each: the nearest in its direction. Nearest is not mutual, so a box could be nobody’s
 * nearest: it is put between the one that it lies nearest to and the one that came next there. So each is reached from every other.
 */
const linksOf = (boxes: readonly Box[]): (number | undefined)[][] => {
  const all = [...boxes.keys()];
  const ways = [...arrows.keys()];
  const least = (froms: readonly number[], tos: readonly number[]): readonly number[] => {
    let found: readonly number[] = [];
    let most = Infinity;
    for (const from of froms)
      for (const to of tos)
        for (const way of ways) {
          const weight = weigh(boxes[from]!, boxes[to]!, way);
          if (weight < most) [most, found] = [weight, [from, to, way]];
        }
    return found;
  };
  // Every key asks for all of them: the four arrows of each box are looked at in plain loops.
  const nearestTo = (from: number, way: number): number | undefined => {
    let found: number | undefined;
    let most = Infinity;
    for (let to = 0; to < boxes.length; to++) {
      const weight = weigh(boxes[from]!, boxes[to]!, way);
      if (weight < most) [most, found] = [weight, to];
    }
    return found;
  };
  const links = all.map((from) => ways.map((way) => nearestTo(from, way)));
  for (;;) {
    const back = all.map((): number[] => []);
    for (const from of all) for (const to of links[from]!) if (to !== undefined) back[to]!.push(from);
    const comeBack = reachedBy(back);
    const joined = new Set([...reachedBy(links)].filter((at) => comeBack.has(at)));
    const [from, to, way] = least(
      [...joined],
      all.filter((at) => !joined.has(at)),
    );
    if (from === undefined) return links;
    const next = links[from]![way!];
    if (next !== to) links[to!]![way!] = next;
    links[from]![way!] = to;
    links[to!]![(way! + 2) % 4] = from;
  }
};

/** Where an arrow leads from a place, undefined where nothing lies that way. By arrows every place is reached from every other. */
export const nearest = <Place>(
  places: readonly Place[],
  boxOf: (place: Place) => Box,
  from: Place,
  key: string,
): Place | undefined => places[linksOf(places.map(boxOf))[places.indexOf(from)]![arrows.indexOf(key)] ?? -1];

/** Goes by an arrow from one element to the next of its kind. What is folded away has no place, and cannot be gone to. */
export const goFrom = (here: Element, root: Element, kind: string, key: string): void => {
  const shown = [...root.querySelectorAll<HTMLElement>(kind)].filter((one) => one.checkVisibility());
  // As it is laid out, not as what scrolls around it stands: an arrow itself scrolls a row of cards.
  const boxOf = (one: Element): Box => {
    let { left, top, width, height } = one.getBoundingClientRect();
    for (let around = one.parentElement; around && around !== root; around = around.parentElement) {
      left += around.scrollLeft;
      top += around.scrollTop;
    }
    return { left, top, width, height };
  };
  nearest(shown, boxOf, here as HTMLElement, key)?.focus();
};
