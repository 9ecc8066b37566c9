/** Where a place lies on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The arrow keys, as steps right and down. */
export const ways: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

const middle = ({ left, top, width, height }: Box): readonly [number, number] => [left + width / 2, top + height / 2];

/**
 * The nearest place in a direction: what lies aside counts twice; undefined where nothing lies that way. With `rows`, at the end of a
 * row it is the next place, or the one before, as they are listed, so that no place lies where no arrow leads.
 */
export const nearest = <Place>(
  places: readonly Place[],
  boxOf: (place: Place) => Box,
  from: Box,
  [dx, dy]: readonly [number, number],
  rows = false,
): Place | undefined => {
  const [x, y] = middle(from);
  const weighed = places.flatMap((place) => {
    const [px, py] = middle(boxOf(place));
    const [right, down] = [px - x, py - y];
    const ahead = right * dx + down * dy;
    return ahead > 1 ? [{ place, weight: ahead + 2 * Math.abs(right * dy - down * dx) }] : [];
  });
  const found = weighed.sort((a, b) => a.weight - b.weight)[0]?.place;
  if (!rows || (found && (dy !== 0 || Math.abs(middle(boxOf(found))[1] - y) < from.height))) return found;
  const own = places.findIndex((place) => boxOf(place).left === from.left && boxOf(place).top === from.top);
  return (own >= 0 && dx !== 0 && places[own + dx]) || found;
};
