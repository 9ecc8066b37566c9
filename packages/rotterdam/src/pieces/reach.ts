import type { Edition } from '../edition.ts';
import type { ColorId, HarborId, PositionId } from '../types.ts';

/** How many channels lead from a position to a harbor: the least and the greatest number; null if it is never reached. */
export type Distance = readonly [least: number, greatest: number] | null;

const joined = (distances: readonly Distance[]): Distance => {
  const found = distances.filter((one) => one !== null);
  if (found.length === 0) return null;
  return [Math.min(...found.map(([least]) => least)) + 1, Math.max(...found.map(([, greatest]) => greatest)) + 1];
};

/** The distance of a harbor from every position, on the empty river. */
export const distancesTo = ({ positions, channels }: Edition, harbor: HarborId): ReadonlyMap<PositionId, Distance> => {
  const known = new Map<PositionId, Distance>();
  const quays = new Set(positions.filter((one) => one.harbor === harbor).map(({ id }) => id));
  const distance = (at: PositionId): Distance => {
    const found = known.get(at);
    if (found !== undefined) return found;
    const ahead = channels.filter(({ from }) => from === at);
    const value: Distance = quays.has(at) ? [0, 0] : joined(ahead.map(({ to }) => distance(to)));
    known.set(at, value);
    return value;
  };
  for (const { id } of positions) distance(id);
  return known;
};

/** Every sequence of colors that leads from a position to a harbor, in the order of the channels. */
export const colorWords = ({ positions, channels }: Edition, from: PositionId, harbor: HarborId): ColorId[][] => {
  const words = (at: PositionId): ColorId[][] => {
    if (positions.find(({ id }) => id === at)?.harbor === harbor) return [[]];
    return channels
      .filter((channel) => channel.from === at)
      .flatMap(({ to, color }) => words(to).map((word) => [color, ...word]));
  };
  const distinct = new Map(words(from).map((word) => [word.join(), word]));
  return [...distinct.values()];
};
